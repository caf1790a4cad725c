import {
  type AgentSetup,
  type CardDefinition,
  createDuel,
  type Duel,
  EngineError,
  IllegalChoiceError,
  opponentOf,
  type Player,
  type Seed,
  ZONES,
  type Zone,
} from 'taiki';
import { agentSeed } from '../arguments.ts';
import { type CardOptions, cardsFrom } from '../customCards.ts';
import { DEFAULT_DECKS, deckNamed } from '../deckChoice.ts';
import { Failure } from '../failure.ts';
import { mustBeWritable, writeText } from '../files.ts';
import type { Host } from '../host.ts';
import { namesOfCard } from '../printed/board.ts';
import { addCustomCards } from '../printed/cardFacts.ts';
import { type AgentSource, agentLabel, findAgent, makerOf } from '../simulate/agentSource.ts';
import { FAILURES } from '../speech/failures/failures.ts';
import type { ScreenLanguage, Speech } from '../speech/speech.ts';
import { speechIn } from '../speech/speechIn.ts';
import { Controller } from './controller.ts';
import { resumePlay, savePlay } from './savedPlay.ts';
import { captionFor, type Seats, Session } from './session.ts';

export interface PlayOptions extends CardOptions {
  readonly as: Player;
  readonly against: AgentSource;
  readonly hotseat?: true;
  readonly deck?: string;
  readonly opponentDeck?: string;
  readonly seed?: Seed;
  readonly record?: string;
  readonly save: string;
  readonly resume?: string;
  readonly lang?: ScreenLanguage;
}

/** A duel with those who play it. */
interface Seated {
  readonly session: Session;
  /** The agent as `--against` takes it; undefined for two people. */
  readonly against: AgentSource | undefined;
  readonly cards: readonly CardDefinition[];
}

async function seatsFor(
  person: Player,
  against: AgentSource,
  seed: number,
  setup: AgentSetup,
): Promise<Seats> {
  const maker = await makerOf(against);
  return { person, agent: maker(seed, setup), agentName: agentLabel(against) };
}

/** The decks of a duel in progress, by name: where the cards lie is not for an agent to know. */
function decksOf(duel: Duel): AgentSetup['decks'] {
  const { zones } = duel.view('judge');
  const deck = (player: Player) => {
    const namesIn = (among: readonly Zone[]) =>
      among.flatMap((zone) => zones[player][zone].flatMap(namesOfCard)).sort();
    return {
      name: undefined,
      cards: namesIn(ZONES.filter((zone) => zone !== 'hyperspatialZone' && zone !== 'superGRZone')),
      hyperspatial: namesIn(['hyperspatialZone']),
      superGR: namesIn(['superGRZone']),
    };
  };
  return { p1: deck('p1'), p2: deck('p2') };
}

async function begin(options: PlayOptions, host: Host): Promise<Seated> {
  const { as: person, against, hotseat } = options;
  const seed = options.seed ?? host.secretSeed();
  const own = deckNamed(options.deck ?? DEFAULT_DECKS[person]);
  const other = deckNamed(options.opponentDeck ?? DEFAULT_DECKS[opponentOf(person)]);
  const decks = person === 'p1' ? { p1: own, p2: other } : { p1: other, p2: own };
  const cards = await cardsFrom(options);
  addCustomCards(cards);
  const duel = createDuel({ decks, cards, seed, runtime: 'compiled' });
  if (hotseat) return { session: new Session(duel, { hotseat }), against: undefined, cards };
  return {
    session: new Session(
      duel,
      await seatsFor(person, against, agentSeed(opponentOf(person), seed), { decks, cards }),
    ),
    against,
    cards,
  };
}

async function resume(path: string): Promise<Seated> {
  const { saved, duel } = resumePlay(path);
  const { cards } = saved;
  if (saved.person === undefined || saved.against === undefined)
    return { session: new Session(duel, { hotseat: true }), against: undefined, cards };
  const against = findAgent(saved.against);
  if (against === undefined) throw new Failure(FAILURES.agentMissing(path, saved.against));
  const seats = await seatsFor(
    saved.person,
    against,
    agentSeed(opponentOf(saved.person), duel.seed, duel.log.length),
    {
      decks: decksOf(duel),
      cards,
    },
  );
  return { session: new Session(duel, seats), against, cards };
}

const sourceText = (source: AgentSource): string => (typeof source === 'string' ? source : source.file);

/** Plays a duel on the whole screen of the terminal. */
export async function playOnScreen(options: PlayOptions, host: Host): Promise<void> {
  mustBeWritable(options.record);
  const { session, against, cards } =
    options.resume === undefined ? await begin(options, host) : await resume(options.resume);
  const speech = await speechIn(options.lang ?? 'en');
  const path = options.resume ?? options.save;
  const save = (): string => {
    const { seats, duel } = session;
    const who =
      'hotseat' in seats || against === undefined
        ? { person: undefined, against: undefined }
        : { person: seats.person, against: sourceText(against) };
    savePlay(path, { ...who, cards, record: duel.record() });
    return speech.screen.passing.saved(path);
  };
  const controller = new Controller(session, {
    caption: captionFor(session.seats, speech),
    save: () => told(save),
    speech,
  });
  const { playInTerminal } = await import('./terminal.ts');
  try {
    await playInTerminal(session, controller, host.palette.isColorSupported ? 'colored' : 'plain', speech);
  } catch (error) {
    throw explained(error, session, against, options.record);
  }
  printEnd(session, controller.player, host, speech);
  if (options.record === undefined) return;
  writeText(options.record, session.duel.record());
  host.print(speech.playing.recorded(options.record));
}

/** What to tell the player of an attempt to save: why it failed, if it did. */
function told(save: () => string): string {
  try {
    return save();
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

/** An error as the command reports it; a mistake of an agent names the agent. */
function explained(
  error: unknown,
  { duel }: Session,
  against: AgentSource | undefined,
  record: string | undefined,
): unknown {
  if (error instanceof EngineError) {
    if (record !== undefined) writeText(record, error.record);
    return error;
  }
  if (against === undefined || typeof against === 'string' || !(error instanceof Error)) return error;
  const failed = error instanceof IllegalChoiceError ? FAILURES.agentIllegal : FAILURES.agentFailed;
  return new Failure(failed(against.file, error.message, `${duel.view('spectator').turn}`), 1, {
    cause: error,
  });
}

function printEnd(
  { duel, seats }: Session,
  player: Player,
  { print, palette }: Host,
  { playing, result: said, screen }: Speech,
): void {
  const { result } = duel;
  const turn = duel.view(player).turn;
  if (result === undefined) print(playing.left(turn));
  else {
    print(
      palette.bold(screen.passing.endedIn(said(result, 'hotseat' in seats ? 'all' : player), result.turn)),
    );
    print(playing.again(String(duel.seed)));
  }
}
