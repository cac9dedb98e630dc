// Actions as they are written: `5-12@0` lays a tile on the train of a seat, `5-12@M` on the Mexican
// train; `draw`, `pass` and `stop`; `knock@2`, and `catch@0>2`, who catches whom.

/** Whether an action lays a tile. @param {string} action */
export function isPlay(action) {
  return action.includes('@') && !isCall(action);
}

/** Whether it is a knock or a catch, which need not wait for one's turn. @param {string} action */
export function isCall(action) {
  return isKnock(action) || action.startsWith('catch@');
}

/** @param {string} action */
export function isKnock(action) {
  return action.startsWith('knock@');
}

/** Who is caught by a catch. @param {string} call */
export function caughtBy(call) {
  return Number(call.split('>')[1]);
}

/**
 * Lays a tile on a train.
 * @param {string} tile the lower number first
 * @param {Train | string} train also as it is written
 */
export function playOf(tile, train) {
  return `${tile}@${train}`;
}

/** The tile that a play lays. @param {string} play */
export function tileIn(play) {
  return play.split('@')[0];
}

/** The train that a play lays it on. @param {string} play */
export function trainIn(play) {
  return readTrain(play.split('@')[1]);
}

/**
 * A train from how it is written.
 * @param {string} text
 * @returns {Train}
 */
export function readTrain(text) {
  return text === 'M' ? text : Number(text);
}
