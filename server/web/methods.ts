import { createRequire } from 'node:module';
import { type Answer, allCards, describeCard, findCard, type Player, parseDeck, starterDecks } from 'taiki';
import type { DuelHost, HostSettings } from '../duels/duelHost.ts';
import { type HostedDuel, Unloaded, type Watcher } from '../duels/hostedDuel.ts';
import type { PlayedDuel } from '../duels/playedDuel.ts';
import { refusal } from '../protocol/errors.ts';
import { checkedHostParams, HOST_PARAMETERS, isHostMethod } from '../protocol/parameters.ts';
import type {
  ChooseParams,
  HostMethod,
  HostParams,
  HostResult,
  LegalChoices,
  OwnView,
  SeatViewer,
} from '../protocol/protocol.ts';
import { OwnedElsewhere } from '../store/duelStore.ts';
import { Unreachable } from './relay.ts';

/** Who sends a request. */
export interface Caller {
  /** The address that limits apply to. */
  readonly client: string;
  /** Sends `duel.changed` of a duel from now on. @throws TOO_MANY_WATCHED. */
  readonly watcher: (token: string, viewer: SeatViewer, duel: HostedDuel) => Watcher;
  /** Lets the server that owns a duel answer. @throws {Unreachable} */
  readonly relay: (owner: OwnedElsewhere, method: string, params: unknown) => Promise<unknown>;
}

type Handlers = {
  readonly [M in HostMethod]: (
    params: HostParams<M>,
    caller: Caller,
  ) => Promise<HostResult<M>> | HostResult<M>;
};

const { version } = createRequire(import.meta.url)('taiki/package.json') as { readonly version: string };

/** The handlers of all methods. */
export function handlersOver(host: DuelHost, settings: HostSettings): Handlers {
  const { limits, clock, spectatorDelay } = settings;
  return {
    'server.info': () => ({
      name: 'taiki',
      version,
      protocol: 1,
      methods: Object.keys(HOST_PARAMETERS),
      limits,
      spectatorDelay: spectatorDelay / 1000,
      clock,
    }),
    'duel.create': (params, { client }) => host.create(params, client),
    'duel.join': (params) => host.join(params),
    'duel.rematch': async ({ duel }, { client }) => host.rematch(await host.seat(duel), client),
    'duel.watch': async ({ duel: token, from = 0 }, caller) => {
      const { duel, viewer } = await host.seat(token);
      return duel.watch(caller.watcher(token, viewer, duel), from);
    },
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

const playing = (host: DuelHost): Pick<Handlers, 'duel.choose' | 'duel.step' | 'duel.concede'> => ({
  'duel.choose': (params) => chosen(host, params, (played, player) => played.decisionFor(player) ?? null),
  'duel.step': (params) =>
    chosen(host, params, (played, player): OwnView => ({ [player]: played.view(player) })),
  'duel.concede': async ({ duel: token, player }) => {
    const { duel, viewer } = await seatOf(host, token, player);
    return (await duel.concede(playerOf(viewer))) ?? null;
  },
});

const reading = (
  host: DuelHost,
): Pick<
  Handlers,
  | 'duel.decision'
  | 'duel.view'
  | 'duel.log'
  | 'duel.legalChoices'
  | 'duel.explain'
  | 'duel.state'
  | 'duel.result'
> => {
  const viewed = async (token: string, player?: SeatViewer) => {
    const { duel, viewer } = await seatOf(host, token, player);
    return duel.read((one) => {
      const { view } = one.moment(viewer);
      if (view === null) throw refusal('NOT_STARTED', 'The duel has not started.');
      return view;
    });
  };
  return {
    'duel.view': ({ duel, player }) => viewed(duel, player),
    'duel.decision': async ({ duel, player }) => (await viewed(duel, player)).decision ?? null,
    'duel.state': async ({ duel }) => (await viewed(duel)).state,
    'duel.result': async ({ duel: token }) => {
      const { duel, viewer } = await host.seat(token);
      return duel.read((one) => one.moment(viewer).view?.result ?? null);
    },
    'duel.log': async ({ duel: token, player, from = 0 }) => {
      const { duel, viewer } = await seatOf(host, token, player);
      return duel.read((one) => one.factsOf(viewer, from));
    },
    'duel.legalChoices': async ({ duel: token, most = 1000 }) => {
      const { duel, viewer } = await host.seat(token);
      return duel.read(({ played }) =>
        listed(viewer === 'spectator' ? [] : played.legalChoices(viewer), most),
      );
    },
    'duel.explain': async ({ duel: token }) => {
      const { duel, viewer } = await host.seat(token);
      return duel.read(({ played }) => (viewer === 'spectator' ? [] : played.explain(viewer)));
    },
  };
};

const published = (host: DuelHost): Pick<Handlers, 'duel.seed' | 'duel.record' | 'duel.proof'> => {
  const ended = async <T>(token: string, of: (duel: HostedDuel) => T): Promise<T> => {
    const { duel, viewer } = await host.seat(token);
    return duel.read((one) => {
      one.mustBeOver(viewer);
      return of(one);
    });
  };
  return {
    'duel.seed': ({ duel }) => ended(duel, ({ proof }) => proof.seed),
    'duel.proof': ({ duel }) => ended(duel, ({ proof }) => proof),
    'duel.record': ({ duel }) => ended(duel, ({ stored, played }) => stored.record ?? played.record()),
  };
};

async function seatOf(host: DuelHost, token: string, player: SeatViewer | undefined) {
  const seat = await host.seat(token);
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
  of: (played: PlayedDuel, player: Player) => T,
): Promise<T> {
  const { duel, viewer } = await seatOf(host, token, player);
  const own = playerOf(viewer);
  return duel.choose(own, choice, decision, (played) => of(played, own));
}

function listed(all: Iterable<Answer>, most: number): LegalChoices {
  const choices: Answer[] = [];
  for (const choice of all) {
    if (choices.length === most) return { choices, complete: false };
    choices.push(choice);
  }
  return { choices, complete: true };
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
