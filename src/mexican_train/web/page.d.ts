// Types that many modules of the page share and no server tells.

/** A refusal that can be put into words. */
interface Problem {
  code: string;
  message?: string;
}

/** What is asked of a table, under an id. */
type Asked = Exclude<ClientMessage, { type: 'hello' }>;

/** What a type of message has besides its type and id. */
/**
 * What a device notes of one deal: the table's commitment as it was first seen, the number this
 * device adds from its seat, the commitments that were closed before it showed it, and whether the
 * table confirmed it.
 */
interface DealNote {
  promise?: string;
  nonce?: string;
  seat?: number;
  set?: (string | null)[];
  confirmed?: boolean;
}

/** What a device notes of a table's deals: the one that comes after a round, and those before. */
interface DealNotes {
  after: string;
  coming: DealNote;
  deals: Record<string, DealNote>;
}

type AskedFields<Type extends Asked['type']> = Omit<Extract<Asked, { type: Type }>, 'type' | 'id'>;

/** What to do with each type of message that a server sends. */
type Handlers<Session> = {
  [Type in ServerMessage['type']]?: (
    session: Session,
    message: Extract<ServerMessage, { type: Type }>,
  ) => void;
};

/** What a replay shows of a table: there is nobody there, and nothing is hidden. */
type ReplayView = View & { hands: string[][] };

/** A situation as the server is asked about it. */
type AskedSituation = Situation;
