// What has changed of a view, put together with the one before: twin of `protocol/differences.py`.

/**
 * The update that a difference stands for.
 * @param {View} view of the version before
 * @param {ServerSays.Difference} difference
 * @returns {ServerSays.Update}
 */
export function updateOf(view, { version, events, grown = [], changed }) {
  return { type: 'update', version, events, view: { ...grownView(view, grown), ...changed } };
}

/**
 * A view with what was laid.
 * @param {View} view
 * @param {GrownTrain[]} grown
 */
function grownView(view, grown) {
  if (grown.length === 0) return view;
  const mexican = [...view.mexican];
  const trains = view.trains.map((train) => [...train]);
  for (const { train, wagon } of grown) (train === 'M' ? mexican : trains[train]).push(wagon);
  return { ...view, trains, mexican };
}
