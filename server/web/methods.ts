import { createRequire } from 'node:module';
import { allCards, type Decision, describeCard, findCard, type Player, parseDeck, starterDecks } from 'taiki';
import type { Account } from '../accounts/account.ts';
import { accountOfToken, signedIn, unexpired } from '../accounts/signIn.ts';
import type { DuelHost, HostSettings, Seat } from '../duels/duelHost.ts';
import { Unloaded } from '../duels/hostedDuel.ts';
import type { Payer } from '../duels/payer.ts';
import type { Watcher, Watchers } from '../duels/watchers.ts';
import type { Reading } from '../duels/workers/workerProtocol.ts';
import { refusal } from '../protocol/errors.ts';
import { checkedHostParams, HOST_PARAMETERS, isHostMethod } from '../protocol/parameters.ts';
import type {
  ChooseParams,
  HostMethod,
  HostParams,
  HostResult,
  SeatViewer,
  SeedProof,
} from '../protocol/protocol.ts';
import { JsonText, jsonObject } from '../rpc/jsonText.ts';
import { OwnedElsewhere, type StoredDuel } from '../store/duelStore.ts';
import { Unreachable } from './relay.ts';

/** Who sends a request. */
export interface Caller extends Payer {
  /** Who has signed in. */
  readonly account: Account | undefined;
  /** @param token shown to the server that owns a duel. */
  readonly signIn: (account: Account, token: string) => void;
  readonly signOut: () => void;
  /** The address that limits apply to. */
  readonly client: string;
  /** Sends `duel.changed` of a duel from now on. @throws TOO_MANY_WATCHED. */
  readonly watcher: (seat: Seat, watchers: Watchers) => Watcher;
  /** Sends nothing of a duel any more. */
  readonly unwatch: (token: string) => void;
  /** Lets the server that owns a duel answer. @throws {Unreachable} */
  readonly relay: (owner: OwnedElsewhere, method: string, params: unknown) => Promise<unknown>;
}

type Answered<M extends HostMethod> = HostResult<M> | JsonText<HostResult<M>>;

type Handlers = {
  readonly [M in HostMethod]: (params: HostParams<M>, caller: Caller) => Promise<Answered<M>> | Answered<M>;
};

const { version } = createRequire(import.meta.url)('taiki/package.json') as { readonly version: string };

/** The handlers of all methods. */
export function handlersOver(host: DuelHost, settings: HostSettings): Handlers {
  const { limits, clock, spectatorDelay, accounts, today } = settings;
  return {
    'server.info': () => ({
      name: 'taiki',
      version,
      protocol: 1,
      methods: Object.keys(HOST_PARAMETERS),
      accounts: accounts !== undefined,
      limits,
      spectatorDelay: spectatorDelay / 1000,
      clock,
    }),
    'duel.create': (params, caller) => host.create(params, caller, unexpired(caller.account, today())),
    'duel.join': (params, caller) => host.join(params, caller, unexpired(caller.account, today())),
    'duels.list': ({ from }) => host.lobby.page(from),
    'duel.terms': ({ duel }, caller) => host.terms(duel, caller),
    'duel.rematch': async ({ duel }, caller) => host.rematch(await host.seat(duel, caller), caller),
    'duel.watch': async ({ duel: token, from = 0 }, caller) => {
      const seat = await host.seat(token, caller);
      return seat.duel.watch(caller.watcher(seat, host.watchers), from, caller);
    },
    'duel.unwatch': async ({ duel: token }, caller) => {
      await host.seat(token, caller);
      caller.unwatch(token);
      return null;
    },
    ...accountMethods(host, settings),
    ...playing(host),
    ...reading(host),
    ...published(host),
    'cards.find': ({ name }) => findCard(name),
    'cards.describe': ({ name }) => describeCard(findCard(name)),
    'cards.list': () => allCards.map(({ name }) => name),
    'decks.list': () => starterDecks,
    'decks.parse': ({ text }) => parseDeck(text),
  };
}

type AccountMethod = 'account.signIn' | 'account.signOut' | 'duel.mine' | 'duel.recover';

const accountMethods = (
  host: DuelHost,
  { accounts, events, today }: HostSettings,
): Pick<Handlers, AccountMethod> => ({
  'account.signIn': async ({ token }, caller) => {
    const account = await accountOfToken(token, accounts, (error) => events.failed('accounts', error));
    caller.signIn(account, token);
    return { name: account.name ?? null, expires: account.expires ?? null };
  },
  'account.signOut': (_, caller) => {
    caller.signOut();
    return null;
  },
  'duel.mine': async ({ from }, caller) => host.mine(signedIn(caller.account, today()), from),
  'duel.recover': async (params, caller) => host.recover(params, signedIn(caller.account, today()), caller),
});

const playing = (host: DuelHost): Pick<Handlers, 'duel.choose' | 'duel.step' | 'duel.concede'> => ({
  'duel.choose': async (params, caller) =>
    (await chosen<Decision | null>(host, params, { kind: 'decision' }, caller)).answer,
  'duel.step': async (params, caller) => {
    const { player, answer } = await chosen(host, params, { kind: 'view' }, caller);
    return new JsonText(jsonObject({ [player]: answer }));
  },
  'duel.concede': async ({ duel: token, player }, caller) => {
    const { duel, viewer } = await seatOf(host, caller, token, player);
    return (await duel.concede(playerOf(viewer), caller)) ?? null;
  },
});

type ReadingMethod =
  | 'duel.decision'
  | 'duel.view'
  | 'duel.log'
  | 'duel.legalChoices'
  | 'duel.explain'
  | 'duel.state'
  | 'duel.result';

const reading = (host: DuelHost): Pick<Handlers, ReadingMethod> => {
  const read = async <T>(
    what: Reading,
    caller: Caller,
    token: string,
    player?: SeatViewer,
  ): Promise<JsonText<T>> => {
    const { duel, viewer } = await seatOf(host, caller, token, player);
    return duel.read(viewer, what, caller);
  };
  return {
    'duel.view': ({ duel, player }, caller) => read({ kind: 'view' }, caller, duel, player),
    'duel.decision': ({ duel, player }, caller) => read({ kind: 'decision' }, caller, duel, player),
    'duel.state': ({ duel }, caller) => read({ kind: 'state' }, caller, duel),
    'duel.result': ({ duel }, caller) => read({ kind: 'result' }, caller, duel),
    'duel.log': ({ duel, player, from = 0 }, caller) => read({ kind: 'log', from }, caller, duel, player),
    'duel.legalChoices': ({ duel, most = 1000 }, caller) =>
      read({ kind: 'legalChoices', most }, caller, duel),
    'duel.explain': ({ duel }, caller) => read({ kind: 'explain' }, caller, duel),
  };
};

const published = (host: DuelHost): Pick<Handlers, 'duel.seed' | 'duel.record' | 'duel.proof'> => {
  const ended = async <T>(
    caller: Caller,
    token: string,
    of: (stored: StoredDuel, proof: SeedProof) => T,
  ): Promise<T> => {
    const { duel, viewer } = await host.seat(token, caller);
    return duel.readEnded(viewer, of);
  };
  return {
    'duel.seed': ({ duel }, caller) => ended(caller, duel, (_, { seed }) => seed),
    'duel.proof': ({ duel }, caller) => ended(caller, duel, (_, proof) => proof),
    'duel.record': ({ duel }, caller) => ended(caller, duel, ({ record }) => record ?? withoutRecord()),
  };
};

function withoutRecord(): never {
  throw refusal('NOT_STARTED', 'The duel has not started: nobody has joined.');
}

async function seatOf(host: DuelHost, caller: Caller, token: string, player: SeatViewer | undefined) {
  const seat = await host.seat(token, caller);
  if (player !== undefined && player !== seat.viewer)
    throw refusal('NOT_YOUR_SEAT', `This token is that of ${seat.viewer}, not of ${player}.`);
  return seat;
}

function playerOf(viewer: SeatViewer): Player {
  if (viewer === 'spectator') throw refusal('NOT_YOUR_SEAT', 'This token is that of a spectator.');
  return viewer;
}

async function chosen<T>(
  host: DuelHost,
  { duel: token, player, choice, decision }: ChooseParams,
  what: Reading,
  caller: Caller,
): Promise<{ readonly player: Player; readonly answer: JsonText<T> }> {
  const { duel, viewer } = await seatOf(host, caller, token, player);
  const own = playerOf(viewer);
  return { player: own, answer: await duel.choose(own, choice, decision, what, caller) };
}

/** How long after a lease a request for a duel whose owner is gone is tried again. */
const PATIENCE_MS = 5_000;
const RETRY_MS = 200;

/** Answers a request, here or where its duel is. @throws if it is refused. */
export function answererOf(handlers: Handlers, { store, now }: HostSettings) {
  const answerHere = <M extends HostMethod>(method: M, params: unknown, caller: Caller): unknown => {
    const handle: (params: HostParams<M>, caller: Caller) => unknown = handlers[method];
    return handle(checkedHostParams(method, params), caller);
  };
  const answer = async (method: HostMethod, params: unknown, caller: Caller): Promise<unknown> => {
    const patience = now() + (store.shared?.lease ?? 0) + PATIENCE_MS;
    for (;;) {
      try {
        return await answerHere(method, params, caller);
      } catch (error) {
        if (error instanceof Unloaded) continue;
        if (!(error instanceof OwnedElsewhere)) throw error;
        try {
          return await caller.relay(error, method, params);
        } catch (failure) {
          if (!(failure instanceof Unreachable)) throw failure;
          if (now() > patience)
            throw refusal('OWNER_LOST', 'The server of this duel cannot be reached. Try again.');
        }
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  };
  return (method: string, params: unknown, caller: Caller): unknown =>
    isHostMethod(method) ? answer(method, params, caller) : undefined;
}
