// What passes between page and server, for the type checker; docs/protocol.md explains each field.
// Made by scripts/page_types from src/mexican_train/protocol: change it there.

/** A seat, or the Mexican train. */
type Train = number | 'M';

/** How far a table has come. */
type TablePhase = 'lobby' | 'playing' | 'round_over' | 'match_over';

/** What is asked of an action: a question that has a yes or a no. Stable, as reasons are. */
type AskedAbout = 'may' | 'must' | 'marker_on' | 'marker_off' | 'my_turn' | 'over' | 'knock' | 'caught' | 'blanks' | 'begin' | 'no_double';

interface View {
  table: string;
  host: number;
  players: Player[];
  sheet: string;
  rules: Record<string, any>;
  rounds: number;
  clock: number | null;
  hints: boolean;
  chat: string;
  pace: string;
  automatic: boolean;
  review: string;
  public: boolean;
  paused: boolean;
  ready: number[];
  match: number;
  round: number;
  engine: number | null;
  engine_player: number | null;
  first: number | null;
  scores: number[][];
  totals: number[];
  winners: number[];
  agreed: number[];
  commitment: string | null;
  next_commitment: string | null;
  mixing: (string | null)[] | null;
  address_seats: number;
  penalty: number | null;
  challenge: boolean;
  latecomers: Latecomer[];
  version: number;
  deadline: number | null;
  phase: TablePhase;
  turn: number | null;
  counts: number[];
  hands: string[][] | null;
  boneyard: number;
  trains: string[][];
  mexican: string[];
  markers: number[];
  open_double: Train | null;
  open_doubles: Train[];
  follow_up: Train | null;
  drawn: boolean;
  series: boolean;
  blocked: boolean;
  round_winners: number[];
  worth: number[][] | null;
  seed: string | null;
  mix: (MixedShare | null)[] | null;
  seat: number | null;
  hand: string[];
  legal: string[];
  calls: string[];
}

/** Who sits in a seat; `bot` and `stand_in` are levels of bots. */
interface Player {
  name: string;
  colour: string;
  bot: string | null;
  stand_in: string | null;
  connected: boolean;
  taken: boolean;
}

/** A spectator who has asked for a seat; `seat` is the one promised from the next round on. */
interface Latecomer {
  number: number;
  name: string;
  connected: boolean;
  seat: number | null;
}

/** What one seat's device added to a deal; `nonce` is None if it was not revealed in time. */
interface MixedShare {
  commitment: string;
  nonce: string | null;
}

/** What its maker learns of a new table. */
interface TableMade {
  table: string;
  seat: number;
  token: string;
  invite: string;
}

/** What someone learns who takes a seat. */
interface SeatTaken {
  seat: number;
  token: string;
}

/** The table that waits for players under a code. */
interface TableFound {
  table: string;
  invite: string;
}

/** What anyone may know of a table; names, and who is the host, only those who may come in. */
interface About {
  table: string;
  phase: TablePhase;
  sheet: string;
  rules: Record<string, any>;
  rounds: number;
  round: number;
  clock: number | null;
  public: boolean;
  seats: number;
  free: number;
  players: Player[] | null;
  host: number | null;
}

/** The same for someone with a secret: `seat` is the one whose token it is, if it is one. */
interface AboutWithSeat {
  table: string;
  phase: TablePhase;
  sheet: string;
  rules: Record<string, any>;
  rounds: number;
  round: number;
  clock: number | null;
  public: boolean;
  seats: number;
  free: number;
  players: Player[] | null;
  host: number | null;
  seat: number | null;
  your_turn: boolean;
}

/** A page of the public tables that somebody is at; `next` is where the following one begins. */
interface PublicTables {
  tables: ListedTable[];
  next: string | null;
}

/** What the home page tells of a public table, whose invite is no secret. */
interface ListedTable {
  table: string;
  phase: TablePhase;
  sheet: string;
  rules: Record<string, any>;
  rounds: number;
  round: number;
  clock: number | null;
  public: boolean;
  seats: number;
  free: number;
  players: Player[] | null;
  host: number | null;
  invite: string;
}

/** How a match went: whether it is over, and of which rounds there are records. */
interface MatchReport {
  summary: MatchSummary;
  finished: boolean;
  rounds: number[];
}

/** The stored data of a match, without its records. */
interface MatchSummary {
  table: string;
  match: number;
  sheet: string;
  rules: Record<string, any>;
  players: MatchPlayer[];
  scores: number[][];
  totals: number[];
  winners: number[];
  review: string;
  earlier: Record<string, MatchPlayer[]>;
}

/** Who played in a match; `bot` is the level of a bot. */
interface MatchPlayer {
  name: string;
  colour: string;
  bot: string | null;
}

/** A round to be watched; what nobody knows of it is None. */
interface Replay {
  players: MatchPlayer[] | null;
  rounds: number[] | null;
  record: RoundRecord;
  dealing: Dealing;
  steps: Step[];
}

/** A finished round as docs/formats.md writes it. */
interface RoundRecord {
  format: string;
  sheet: string;
  players: number;
  round: number;
  used: number[];
  deal: Deal;
  engine: number;
  first: number;
  actions: string[];
  scores: number[];
  winners: number[];
  blocked: boolean;
  rules?: Record<string, any>;
  legal?: string[][];
  seed?: string;
  commitment?: string;
  mix?: (MixedShare | null)[];
  markers?: number[];
  trains?: string[][];
  mexican?: string[];
  hands?: string[][];
}

/** The hands and the boneyard before play. */
interface Deal {
  hands: string[][];
  boneyard: string[];
}

/** What of the rules one needs to deal again. */
interface Dealing {
  max_pip: number;
  hand: number;
  engine: string;
}

/** What was done, what happened, and how the table looked after it. */
interface Step {
  action: string | null;
  seat: number | null;
  events: GameEvent[];
  view: StepView;
}

interface StepView {
  phase: TablePhase;
  round: number;
  engine: number;
  engine_player: number | null;
  first: number;
  turn: number | null;
  counts: number[];
  hands: string[][] | null;
  boneyard: number;
  trains: string[][];
  mexican: string[];
  markers: number[];
  open_double: Train | null;
  open_doubles: Train[];
  follow_up: Train | null;
  drawn: boolean;
  series: boolean;
  blocked: boolean;
  legal: string[];
  calls: string[];
  scores: number[][];
  totals: number[];
  round_winners: number[];
}

/** The review of a round, of all seats or one; `worth` is what every seat's result was going to */
interface RoundReview {
  budget: ReviewBudget;
  worth: number[][];
  seats: ReviewedSeat[];
}

/** How much was imagined; `small`: less than a server does, so errors are larger. */
interface ReviewBudget {
  deals: number;
  plays: number;
  small: boolean;
}

/** A seat's round; `caught` is the share of `gave_away` that being caught cost. */
interface ReviewedSeat {
  seat: number;
  result: number;
  parts: ReviewParts;
  luck: [number, number];
  caught: [number, number];
  slips: number;
  mistakes: number;
  decisions: ReviewedDecision[];
}

/** What a result is made of; the values add up to it exactly. */
interface ReviewParts {
  place: [number, number];
  deal: [number, number];
  draws: [number, number];
  others: [number, number];
  unknowable: [number, number];
  spared: [number, number];
  gave_away: [number, number];
  unclear: [number, number];
}

/** A decision in which there was a choice; `step` is the one of the replay that shows it. */
interface ReviewedDecision {
  step: number;
  seat: number;
  played: string;
  verdict: string;
  loss: [number, number];
  reason: string;
  arguments: Record<string, number | string>;
  options: ReviewOption[];
}

/** A legal action: what it was expected to cost, and how much more than the best one. */
interface ReviewOption {
  action: string;
  cost: [number, number];
  gap: [number, number];
}

/** A review that is being computed, or waits for it: how many steps of how many are done, and */
interface ReviewProgress {
  waiting: boolean;
  done: number;
  all: number;
  seconds: number | null;
}

/** All there is to choose from for a table. */
interface Choices {
  sheets: Sheet[];
  variants: Record<string, Record<string, any>>;
  fields: Record<string, any>;
  seats: [number, number];
  clock: [number, number];
  chat: string[];
  pace: string[];
  review: string[];
  bots: string[];
  colours: string[];
  phrases: string[];
}

/** A sheet of rules; `players` are the fewest and the most. */
interface Sheet {
  name: string;
  title: string;
  language: string;
  about: string;
  players: [number, number];
  rules: Record<string, any>;
  variants: string[];
}

/** The rules of a sheet in words; `house` are the fields that house rules have changed. */
interface RulesPage {
  sheet: string;
  variants: string[];
  sheets: string[];
  house: Record<string, any>;
  introduction: RuleLine[];
  sections: RuleSection[];
}

/** A message of the catalogues with its arguments; `ours` says where we have it from if the */
interface RuleLine {
  key: string;
  args: Record<string, number | string>;
  ours: string | null;
}

/** A heading and the lines under it; the one about the deal has hands as well. */
interface RuleSection {
  key: string;
  lines: RuleLine[];
  hands: DealtHand[];
}

/** What so many players are dealt, and what is left for the boneyard. */
interface DealtHand {
  players: number;
  tiles: number;
  boneyard: number;
}

/** Where the sheets differ. */
interface Differences {
  sheets: string[];
  rows: DifferenceRow[];
}

/** A field in which sheets differ, with a cell for each sheet. */
interface DifferenceRow {
  field: string;
  key: string;
  cells: DifferenceCell[];
}

/** What a sheet says of a field; cells of a row that say the same have the same group. */
interface DifferenceCell {
  key: string;
  args: Record<string, number | string>;
  group: number;
  variants: VariantCell[];
}

/** What a variant says of a field. */
interface VariantCell {
  name: string;
  key: string;
  args: Record<string, number | string>;
}

/** The verdict by the rules that were asked for, and by every sheet as it comes; `differ` are */
interface Settled {
  answer: Verdict;
  sheets: Verdict[];
  differ: string[];
  advice: Advice | null;
}

/** What a sheet says of a situation: what is allowed and what follows from it; `refused` has */
interface Verdict {
  sheet: string;
  impossible: Objection | null;
  legal: string[];
  follows: Record<string, Consequence>;
  refused: Record<string, string>;
  open_doubles: Train[];
  ruling: Ruling | null;
}

/** Why a situation cannot be: a stable reason with its arguments, and both as a sentence. */
interface Objection {
  reason: string;
  arguments: Record<string, any>;
  sentence: string;
}

/** What an action makes happen: whether the marker of whoever asks goes on or comes off, which */
interface Consequence {
  marker: 'off' | 'on' | null;
  opened: Train | null;
  closed: Train | null;
  owes: boolean;
  turn: number | null;
  over: 'blocked' | 'out' | null;
  last: 'announced' | 'knock' | null;
  otherwise: Consequence | null;
}

/** The answer to a question: yes or no, the reason where the action is not allowed, what */
interface Ruling {
  yes: boolean;
  should: boolean;
  double_blank: number | null;
  reason: string | null;
  follows: Consequence | null;
  count: number | null;
  says: RuleLine[];
}

/** What a good player would do, with a reason to be put into words. */
interface Advice {
  action: string;
  reason: string;
  arguments: Record<string, number | string>;
}

/** The questions that every table has. */
interface ReadyQuestions {
  questions: ReadyQuestion[];
}

/** A question that every table has, in a situation, and the verdicts of all sheets; the words */
interface ReadyQuestion {
  group: string;
  key: string;
  situation: Situation;
  sheets: Verdict[];
}

/** What is told: seat 0 is whoever asks, and it is their turn. */
interface Situation {
  sheet?: string;
  rules?: Record<string, any>;
  engine: number;
  trains: SituationTrain[];
  mexican?: SituationTrain;
  follow_up?: Train | null;
  drawn?: boolean;
  series?: boolean;
  boneyard_empty?: boolean;
  others_stuck?: boolean;
  hand: string[];
  question?: Question | null;
}

/** A train: nothing of it, its end, or its wagons. `open` says whether it has its marker. */
interface SituationTrain {
  end?: number | null;
  double?: boolean;
  dead?: boolean;
  wagons?: string[] | null;
  open?: boolean;
}

/** An action, and what is asked of it; some questions are about no action. */
interface Question {
  about?: AskedAbout;
  action?: string | null;
}

/** What a code says before one has played. */
interface ChallengeTold {
  code: string;
  id: string;
  day: string | null;
  sheet: string;
  rules: Record<string, any>;
  seats: number;
  seat: number;
  bots: (string | null)[];
  round: number;
  commitment: string;
  sender: string | null;
}

/** What experts get in the person's seat, and 100 players of all strengths, in points. */
interface Par {
  mean: number;
  spread: number;
  error: number;
  plays: number;
  field: number[];
}

/** A par that is being worked out: how many play-throughs are done. */
interface ParProgress {
  done: number;
  of: number;
}

/** The code of a round that is sent. */
interface CodeMade {
  code: string;
}

/** One's own result and the sender's; both rounds begin with `parted` actions in common. */
interface Compared {
  points: number;
  scores: number[];
  sender: SenderResult | null;
  parted: number | null;
}

/** What was under the seal; `own` is whether the bots did in that round what they do. */
interface SenderResult {
  name: string;
  points: number;
  scores: number[];
  record: RoundRecord;
  own: boolean;
}

/** The results that a server has gathered of a challenge, the earliest first. */
interface Results {
  results: GatheredResult[];
}

/** The same, and when it came. */
interface GatheredResult {
  name: string;
  points: number;
  scores: number[];
  record: RoundRecord;
  at: number;
}

/** The same as it is kept, with a name of its own, and when it came. */
interface BroughtHand {
  round: number;
  seat: number;
  name: string;
  points: number | null;
  tiles: string[];
  out: boolean;
  id: string;
  at: number;
}

/** What the guests of a match have counted, the earliest first. */
interface BroughtHands {
  hands: BroughtHand[];
}

/** That the server lives. */
interface Health {
  status: string;
  tables: number;
}

/** The answer to a call that failed. */
interface CallFailed {
  error: CallProblem;
}

/** Why a call failed: a stable code, and a sentence for people. */
interface CallProblem {
  code: string;
  message: string;
}

/** What somebody said: a text, or the key of a ready phrase. */
interface ChatLine {
  number: number;
  at: number;
  seat: number;
  name: string;
  text?: string;
  phrase?: string;
}

/** A table's options; `rules` are the fields in which it differs from the sheet. */
interface TableOptions {
  sheet: string;
  rules: Record<string, any>;
  seats: number;
  rounds: number | null;
  clock: number | null;
  hints: boolean;
  public: boolean;
  address_seats: number;
  chat: string;
  pace: string;
  automatic: boolean;
  review: string;
}

/** A wagon that was put at the end of a train. */
interface GrownTrain {
  train: Train;
  wagon: string;
}

/** An action, what it is expected to cost, and a reason to be put into words. */
interface HintedAction {
  action: string;
  points: number;
  reason: string;
  arguments: Record<string, number | string>;
}

/** A player who had a seat while the first `until` events of the round happened. */
interface FormerPlayer {
  seat: number;
  name: string;
  until: number;
}

/** The body that makes a table; what is left out is as the sheet nordic plays it. */
interface NewTable {
  sheet?: string;
  rules?: Record<string, any>;
  seats?: number;
  rounds?: number | null;
  clock?: number | null;
  hints?: boolean;
  public?: boolean;
  address_seats?: number;
  chat?: string;
  pace?: string;
  automatic?: boolean;
  review?: string;
  name: string;
  colour?: string | null;
  bots?: string[];
  commitment?: string | null;
  challenge?: string | null;
}

/** The body that takes a seat. */
interface NewSeat {
  name: string;
  invite: string;
  colour?: string | null;
  id?: string | null;
  commitment?: string | null;
}

/** The body that asks for the table with a code. */
interface SaidCode {
  code: string;
}

/** The body that asks about a challenge, or for its par. */
interface ChallengeAsked {
  code: string;
}

/** The body that makes a code of a finished round with one person in it. */
interface RoundToSend {
  record: Record<string, any>;
  seat: number;
  name: string;
  bots: (string | null)[];
}

/** The body that opens the sender's part of a challenge for one who has played it. */
interface RoundToCompare {
  code: string;
  record: Record<string, any>;
}

/** The body that puts a round beside those of others who have played the same deal. */
interface RoundToPost {
  code: string;
  record: Record<string, any>;
  name: string;
}

/** The body that brings what a guest counted. */
interface CountedHand {
  round: number;
  seat: number;
  name: string;
  points?: number | null;
  tiles?: string[];
  out?: boolean;
}

/** Options of a table; those left out stay as they are. */
interface OptionsChange {
  sheet?: string;
  rules?: Record<string, any>;
  seats?: number;
  rounds?: number | null;
  clock?: number | null;
  hints?: boolean;
  public?: boolean;
  address_seats?: number;
  chat?: string;
  pace?: string;
  automatic?: boolean;
  review?: string;
}

declare namespace ClientSays {
  /** Comes first: a token to play, an invite to watch. Again: everything anew. */
  interface Hello {
    type: 'hello';
    protocol?: number;
    token?: string | null;
    invite?: string | null;
    differences?: boolean;
  }

  /** The host begins; empty seats are filled with bots. */
  interface Start {
    type: 'start';
    id: string;
  }

  /** An action of the game. */
  interface Act {
    type: 'act';
    version: number;
    action: string;
    id: string;
  }

  /** Ready for the next round. */
  interface Next {
    type: 'next';
    id: string;
  }

  /** Chat: a text, or one of the ready phrases. */
  interface Say {
    type: 'say';
    text?: string | null;
    phrase?: string | null;
    id: string;
  }

  /** Agrees to end the match after this round. */
  interface End {
    type: 'end';
    id: string;
  }

  /** Goes on playing: takes back that one agrees to end the match, or declines it for all. */
  interface GoOn {
    type: 'go_on';
    id: string;
  }

  /** Asks what a strong player would do. */
  interface AskHint {
    type: 'hint';
    id: string;
  }

  /** Asks why a tile of one's hand can be played nowhere now. */
  interface AskWhy {
    type: 'why';
    tile: string;
    id: string;
  }

  /** Asks what has happened in this round so far. */
  interface AskHistory {
    type: 'history';
    id: string;
  }

  /** One's name and colour. */
  interface Me {
    type: 'me';
    name?: string | null;
    colour?: string | null;
    id: string;
  }

  /** The host changes the table's options. */
  interface Change {
    type: 'change';
    options: OptionsChange;
    id: string;
  }

  /** The host seats a bot. */
  interface Bot {
    type: 'bot';
    seat: number;
    level?: string;
    id: string;
  }

  /** The host empties a seat; once the match has begun, a bot plays on in it. */
  interface Remove {
    type: 'remove';
    seat: number;
    id: string;
  }

  /** The host lets nobody in any more with the invite and code there were. */
  interface RenewInvite {
    type: 'renew_invite';
    id: string;
  }

  /** One's seat opens with another token from now on; all other connections of it are closed. */
  interface Renew {
    type: 'renew';
    token: string;
    id: string;
  }

  /** The host hands the role over. */
  interface Host {
    type: 'host';
    seat: number;
    id: string;
  }

  /** The host stops the table for a while. */
  interface Pause {
    type: 'pause';
    id: string;
  }

  /** The host lets it go on. */
  interface Resume {
    type: 'resume';
    id: string;
  }

  /** The host lets a bot play for someone who is away. */
  interface StandIn {
    type: 'stand_in';
    seat: number;
    level?: string;
    id: string;
  }

  /** The host gives the seat back. */
  interface HandBack {
    type: 'hand_back';
    seat: number;
    id: string;
  }

  /** Leaves for good. */
  interface Leave {
    type: 'leave';
    id: string;
  }

  /** A spectator gives a name and asks the host for a seat, which `token` will open. */
  interface AskSeat {
    type: 'ask_seat';
    name: string;
    token: string;
    id: string;
  }

  /** The host gives a bot's seat to a latecomer, at once or from the next round on. */
  interface GiveSeat {
    type: 'give_seat';
    seat: number;
    latecomer: number;
    next_round?: boolean;
    id: string;
  }

  /** The host withdraws a seat that was promised from the next round on. */
  interface WithdrawSeat {
    type: 'withdraw_seat';
    seat: number;
    id: string;
  }

  /** The host has no seat for a latecomer, who watches without a name from now on. */
  interface Decline {
    type: 'decline';
    latecomer: number;
    id: string;
  }

  /** The host begins another match with the same people. */
  interface Rematch {
    type: 'rematch';
    id: string;
  }

  /** Commits to a nonce for the deal from the seed whose commitment is `next_commitment`. */
  interface Mix {
    type: 'mix';
    next_commitment: string;
    commitment: string;
    id: string;
  }

  /** The nonce that one's device had committed to. */
  interface Reveal {
    type: 'reveal';
    nonce: string;
    id: string;
  }

  /** Hear, or no longer hear, what a seat says. */
  interface Mute {
    type: 'mute';
    seat: number;
    on?: boolean;
    id: string;
  }

  /** Are you there? */
  interface Ping {
    type: 'ping';
    id: string;
  }
}

type ClientMessage =
  | ClientSays.Hello
  | ClientSays.Start
  | ClientSays.Act
  | ClientSays.Next
  | ClientSays.Say
  | ClientSays.End
  | ClientSays.GoOn
  | ClientSays.AskHint
  | ClientSays.AskWhy
  | ClientSays.AskHistory
  | ClientSays.Me
  | ClientSays.Change
  | ClientSays.Bot
  | ClientSays.Remove
  | ClientSays.RenewInvite
  | ClientSays.Renew
  | ClientSays.Host
  | ClientSays.Pause
  | ClientSays.Resume
  | ClientSays.StandIn
  | ClientSays.HandBack
  | ClientSays.Leave
  | ClientSays.AskSeat
  | ClientSays.GiveSeat
  | ClientSays.WithdrawSeat
  | ClientSays.Decline
  | ClientSays.Rematch
  | ClientSays.Mix
  | ClientSays.Reveal
  | ClientSays.Mute
  | ClientSays.Ping;

declare namespace ServerSays {
  /** Everything: whose connection this is, what time it is, what was said, how all looks. */
  interface Welcome {
    type: 'welcome';
    seat: number | null;
    latecomer: number | null;
    version: number;
    now: number;
    invite: string;
    code: string | null;
    chat: ChatLine[];
    view: View;
  }

  /** The table has changed: what happened, and how it looks now. */
  interface Update {
    type: 'update';
    version: number;
    events: Happening[];
    view: View;
  }

  /** An update for those who asked for differences. */
  interface Difference {
    type: 'difference';
    version: number;
    events: Happening[];
    grown?: GrownTrain[];
    changed: Partial<View>;
  }

  /** A message was accepted, and what it did is safe on disk. */
  interface Ack {
    type: 'ack';
    id: string;
    version: number;
  }

  /** Nothing was changed, and why; with the table as it is, if that may be told. */
  interface Refusal {
    type: 'refused';
    id: string | null;
    reason: string;
    message: string;
    version?: number;
    view?: View;
    speaks?: number[];
  }

  /** The actions open to a seat at a version, the best first. */
  interface Hint {
    type: 'hint';
    id: string;
    version: number;
    actions: HintedAction[];
  }

  /** Why a tile can be played nowhere at a version; no reason if it can. */
  interface Why {
    type: 'why';
    id: string;
    version: number;
    tile: string;
    reason: string | null;
    train: Train | null;
    ends: number[];
  }

  /** The events of the round up to a version. */
  interface History {
    type: 'history';
    id: string;
    version: number;
    events: Happening[];
    former: FormerPlayer[];
  }

  /** Somebody said something. */
  interface Said {
    type: 'said';
    number: number;
    at: number;
    seat: number;
    name: string;
    text?: string;
    phrase?: string;
  }

  /** The seats that a connection does not hear. */
  interface Muted {
    type: 'muted';
    id: string;
    seats: number[];
  }

  /** What a device sent for a deal counts: its commitment is held, or its nonce was dealt with. */
  interface Mixed {
    type: 'mixed';
    id: string;
  }

  /** The server is there. */
  interface Pong {
    type: 'pong';
    id: string;
    version: number;
    now: number;
  }

  /** Someone has come or gone; that is no change of the table. */
  interface Players {
    type: 'players';
    version: number;
    players: Player[];
    latecomers: Latecomer[];
  }

  /** Something about the whole table. */
  interface Notice {
    type: 'notice';
    reason: string;
    message: string;
  }
}

type ServerMessage =
  | ServerSays.Welcome
  | ServerSays.Update
  | ServerSays.Difference
  | ServerSays.Ack
  | ServerSays.Refusal
  | ServerSays.Hint
  | ServerSays.Why
  | ServerSays.History
  | ServerSays.Said
  | ServerSays.Muted
  | ServerSays.Mixed
  | ServerSays.Pong
  | ServerSays.Players
  | ServerSays.Notice;

declare namespace Happened {
  /** A round was dealt: its engine, who laid it (None: it was set aside), who starts. */
  interface RoundBegan {
    type: 'round_began';
    number: number;
    engine: number;
    engine_player: number | null;
    first: number;
  }

  /** A tile was laid on a train, written as it lies there. */
  interface Played {
    type: 'played';
    seat: number;
    tile: string;
    train: Train;
  }

  /** A tile was drawn; it is None for those who may not see it. */
  interface Drew {
    type: 'drew';
    seat: number;
    tile: string | null;
  }

  /** A turn ended with nothing to play. */
  interface Passed {
    type: 'passed';
    seat: number;
  }

  /** A fast first turn was ended. */
  interface Stopped {
    type: 'stopped';
    seat: number;
  }

  /** A train is open to everyone now. */
  interface MarkerPlaced {
    type: 'marker_placed';
    seat: number;
  }

  /** A train is its owner's alone again. */
  interface MarkerTaken {
    type: 'marker_taken';
    seat: number;
  }

  /** A double lies uncovered at the end of a train. */
  interface DoubleOpened {
    type: 'double_opened';
    train: Train;
    pip: number;
  }

  /** A double was covered. */
  interface DoubleClosed {
    type: 'double_closed';
    train: Train;
    pip: number;
  }

  /** A seat's last tile was announced. */
  interface Knocked {
    type: 'knocked';
    seat: number;
  }

  /** A seat was caught; the tiles it drew are None for those who may not see them. */
  interface Caught {
    type: 'caught';
    seat: number;
    by: number;
    count: number;
    tiles: string[] | null;
  }

  /** The round ended, with what everyone was left with. */
  interface RoundOver {
    type: 'round_over';
    blocked: boolean;
    winners: number[];
    points: number[];
    hands: string[][];
  }

  /** The match ended. */
  interface MatchOver {
    type: 'match_over';
    winners: number[];
    totals: number[];
  }

  /** A person took a seat. */
  interface Sat {
    type: 'sat';
    seat: number;
    name: string;
    colour: string;
  }

  /** A spectator has asked for a seat. */
  interface SeatAsked {
    type: 'seat_asked';
    latecomer: number;
    name: string;
  }

  /** A bot's seat is a latecomer's from the next round on. */
  interface SeatPromised {
    type: 'seat_promised';
    seat: number;
    latecomer: number;
  }

  /** A seat that was promised stays a bot's. */
  interface SeatWithdrawn {
    type: 'seat_withdrawn';
    seat: number;
  }

  /** A match is over, and its table is in the lobby: latecomers have seats for the next one. */
  interface LobbyReopened {
    type: 'lobby_reopened';
  }

  /** A bot took a seat, or has another level. */
  interface BotSat {
    type: 'bot_sat';
    seat: number;
    name: string;
    colour: string;
    level: string;
  }

  /** A seat became free. */
  interface Emptied {
    type: 'emptied';
    seat: number;
  }

  /** Someone has another name or colour. */
  interface Renamed {
    type: 'renamed';
    seat: number;
    name: string;
    colour: string;
  }

  /** The table has other options. */
  interface Changed {
    type: 'changed';
    options: TableOptions;
  }

  /** Another seat is the host. */
  interface Hosted {
    type: 'hosted';
    seat: number;
  }

  /** A seat is ready for the next round. */
  interface Ready {
    type: 'ready';
    seat: number;
  }

  /** A seat agrees to end the match. */
  interface Agreed {
    type: 'agreed';
    seat: number;
  }

  /** A seat wants to go on playing: it took its agreement back, or declined those of others. */
  interface WentOn {
    type: 'went_on';
    seat: number;
  }

  /** The host stopped the table for a while. */
  interface Paused {
    type: 'paused';
  }

  /** The table goes on. */
  interface Resumed {
    type: 'resumed';
  }

  /** A bot plays for someone who is away. */
  interface StoodIn {
    type: 'stood_in';
    seat: number;
    level: string;
  }

  /** They play themselves again. */
  interface HandedBack {
    type: 'handed_back';
    seat: number;
  }

  /** Someone left for good; a bot has the seat. */
  interface Left {
    type: 'left';
    seat: number;
    level: string;
  }

  /** The host removed someone during a match; a bot has the seat. */
  interface Removed {
    type: 'removed';
    seat: number;
    level: string;
  }

  /** The host renewed the invite; the one before opens the table no more. */
  interface InviteRenewed {
    type: 'invite_renewed';
  }

  /** What follows was not the seat's own doing: its time was up, or a stand-in plays. */
  interface PlayedFor {
    type: 'played_for';
    seat: number;
    by: string;
  }
}

type Happening =
  | Happened.RoundBegan
  | Happened.Played
  | Happened.Drew
  | Happened.Passed
  | Happened.Stopped
  | Happened.MarkerPlaced
  | Happened.MarkerTaken
  | Happened.DoubleOpened
  | Happened.DoubleClosed
  | Happened.Knocked
  | Happened.Caught
  | Happened.RoundOver
  | Happened.MatchOver
  | Happened.Sat
  | Happened.SeatAsked
  | Happened.SeatPromised
  | Happened.SeatWithdrawn
  | Happened.LobbyReopened
  | Happened.BotSat
  | Happened.Emptied
  | Happened.Renamed
  | Happened.Changed
  | Happened.Hosted
  | Happened.Ready
  | Happened.Agreed
  | Happened.WentOn
  | Happened.Paused
  | Happened.Resumed
  | Happened.StoodIn
  | Happened.HandedBack
  | Happened.Left
  | Happened.Removed
  | Happened.InviteRenewed
  | Happened.PlayedFor;

type GameEvent =
  | Happened.RoundBegan
  | Happened.Played
  | Happened.Drew
  | Happened.Passed
  | Happened.Stopped
  | Happened.MarkerPlaced
  | Happened.MarkerTaken
  | Happened.DoubleOpened
  | Happened.DoubleClosed
  | Happened.Knocked
  | Happened.Caught
  | Happened.RoundOver
  | Happened.MatchOver;

type TableEvent =
  | Happened.Sat
  | Happened.SeatAsked
  | Happened.SeatPromised
  | Happened.SeatWithdrawn
  | Happened.LobbyReopened
  | Happened.BotSat
  | Happened.Emptied
  | Happened.Renamed
  | Happened.Changed
  | Happened.Hosted
  | Happened.Ready
  | Happened.Agreed
  | Happened.WentOn
  | Happened.Paused
  | Happened.Resumed
  | Happened.StoodIn
  | Happened.HandedBack
  | Happened.Left
  | Happened.Removed
  | Happened.InviteRenewed
  | Happened.PlayedFor;
