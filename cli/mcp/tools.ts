import type { Player, Viewer } from 'taiki';
import { endDifferences, judge, parseCase } from 'taiki/rulings';
import type { AgentName } from '../arguments.ts';
import { outcomeData } from '../judge/judge.ts';
import type { Served } from '../serve/served.ts';
import { cardNamed, ruleNumbered, rulesWith } from './lookUp.ts';
import { answered, explainedIn, optionsOf, viewOf, withNews } from './playing.ts';
import { rejection } from './rejection.ts';
import type { SeatedDuels } from './seatedDuels.ts';
import { type SetUp, seatedDuel } from './setUp.ts';
import * as parameters from './toolParameters.ts';
import type { ToolResult } from './toolResult.ts';

/** What tools work on. */
export interface Session {
  readonly duels: SeatedDuels;
  readonly served: Served;
  /** The seat of every duel of this session; undefined if the client may choose. */
  readonly seat: Player | undefined;
  /** Who plays the other seat, unless the client says otherwise. */
  readonly opponent: AgentName;
}

type Arguments = Readonly<Record<string, unknown>>;

export interface Tool {
  readonly description: string;
  readonly parameters: parameters.ToolParameters;
  /** Whether it leaves everything as it is. */
  readonly effect: 'reads' | 'changes';
  readonly call: (session: Session, given: Arguments) => ToolResult | Promise<ToolResult>;
}

const DUEL = parameters.text('required', 'The name of the duel, as set_up returned it.');

const seatedIn = ({ duels }: Session, { duel }: Arguments) => duels.find(String(duel));

/** The tools of `taiki mcp`, by name. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  set_up: {
    description:
      'Begin a duel of the Duel Masters card game: from a case (a position as text, then answers of the players), or from two decks. With "seat" you play one side and see what its player sees, and an agent plays the other; without it you see everything and decide for both players.',
    parameters: {
      case: parameters.text(
        'optional',
        'A case: "turn 5 of p1, attack", then a line for each zone such as "p1 battle zone: Aqua Hulcus [tapped] | Emeral", then answers such as "p1 attack: Emeral -> p2".',
      ),
      decks: parameters.decks(
        'The deck of each player: the name of a starter deck such as "radiant-tide" and "burning-shadow", or a deck as text with a line such as "4 Aqua Hulcus" for each card.',
      ),
      firstPlayer: parameters.player('optional', 'With decks: who takes the first turn; p1 by default.'),
      seat: parameters.player('optional', 'The seat that you take.'),
      opponent: parameters.agent('The agent of the other seat; greedy by default.'),
      seed: parameters.count('Without a seat: the seed of everything random; 0 by default.'),
    },
    effect: 'changes',
    call: (session, given) => setUp(session, given as SetUp),
  },
  options: {
    description: 'What may be done now: the open decision with its options and how each is written.',
    parameters: { duel: DUEL },
    effect: 'reads',
    call: (session, given) => optionsOf(seatedIn(session, given)),
  },
  answer: {
    description:
      'Answer the open decision. Returns what has happened since and the next decision. An answer that is not legal changes nothing.',
    parameters: {
      duel: DUEL,
      choice: parameters.choice(
        'The answer as text, such as "Aqua Hulcus -> p2", "yes", "pass" or "Shield 1 | Shield 2", or the indexes of the options.',
      ),
      decision: parameters.count('The id of the decision that is answered; another open one is refused.'),
    },
    effect: 'changes',
    call: (session, given) => {
      const { choice, decision } = given as { choice: string | readonly number[]; decision?: number };
      return answered(seatedIn(session, given), choice, decision);
    },
  },
  explain: {
    description: 'Why not: what the player who decides may not do now, each with the reason and the rule.',
    parameters: { duel: DUEL },
    effect: 'reads',
    call: (session, given) => explainedIn(seatedIn(session, given)),
  },
  view: {
    description: 'The table as a player sees it, with what each card is now and what it may do.',
    parameters: {
      duel: DUEL,
      viewer: parameters.viewer(
        'Whose view; your seat, or the player who decides, by default. Without a seat also "judge", who sees all cards.',
      ),
    },
    effect: 'reads',
    call: (session, given) => viewOf(seatedIn(session, given), given['viewer'] as Viewer | undefined),
  },
  judge: {
    description:
      'Play a case step by step and report what happens, who may declare and who goes first, each with its rule. Where the players choose the order of effects and the case does not say it, every order is played.',
    parameters: {
      case: parameters.text(
        'required',
        'The case as in set_up; "play: NAME" begins another line of answers.',
      ),
      rest: parameters.rest(
        'The decisions after the last answer: open, or passed until the turn is over; open by default.',
      ),
    },
    effect: 'reads',
    call: judged,
  },
  look_up_rule: {
    description: 'A rule of the General Game Rules by its number, or the rules with a word.',
    parameters: {
      number: parameters.text('optional', 'Such as 506.3b.'),
      find: parameters.text('optional', 'A word in the text of the rules, such as "standby".'),
    },
    effect: 'reads',
    call: (_, { number, find }) => {
      if (typeof number === 'string' && find === undefined) return ruleNumbered(number);
      if (typeof find === 'string' && number === undefined) return rulesWith(find);
      throw rejection('INVALID_PARAMS', 'look_up_rule: expected either "number" or "find".');
    },
  },
  look_up_card: {
    description: 'A card by its name: its text, and the rulings that name it.',
    parameters: { name: parameters.text('required', 'The exact name; similar names are suggested.') },
    effect: 'reads',
    call: ({ served }, { name }) => cardNamed(String(name), served.cards),
  },
  close_duel: {
    description: 'Close a duel. Its name is not used again.',
    parameters: { duel: DUEL },
    effect: 'changes',
    call: ({ duels }, { duel }) => {
      duels.close(String(duel));
      return { text: `Closed ${String(duel)}.`, data: {} };
    },
  },
};

function setUp({ duels, served, seat, opponent }: Session, wanted: SetUp): ToolResult {
  if (seat !== undefined && wanted.seat !== undefined && wanted.seat !== seat)
    throw rejection(
      'NOT_YOUR_SEAT',
      `set_up: "seat" is "${wanted.seat}", but every duel of this session has the seat "${seat}".`,
    );
  const taken = seat ?? wanted.seat;
  const filled: SetUp =
    taken === undefined ? wanted : { ...wanted, seat: taken, opponent: wanted.opponent ?? opponent };
  const { name, made } = duels.open(() => seatedDuel(filled, served));
  const { text, data } = withNews(made, 0);
  return {
    text: `Duel ${name}, seat: ${made.seat}.\n${text}`,
    data: { duel: name, seat: made.seat, ...data },
  };
}

async function judged({ served }: Session, { case: given, rest }: Arguments): Promise<ToolResult> {
  const found = parseCase(String(given), served.cards);
  const plays = await Promise.all(
    found.plays.map(async (play) => {
      const { outcomes, isComplete } = judge(found, play, { rest: rest === 'passed' ? 'passed' : 'open' });
      const described = await Promise.all(outcomes.map(outcomeData));
      return { play: play.name, isComplete, outcomes, described };
    }),
  );
  const lines = plays.flatMap(({ play, outcomes }) => [
    `Play: ${play}`,
    ...outcomes.flatMap((outcome, index) => [
      ...(outcomes.length === 1 ? [] : [`Order ${index + 1}: ${outcome.orders.join(', then ')}`]),
      ...outcome.lines.map(
        ({ label, text, rule }) =>
          `${label === '' ? '' : `${label}: `}${text}${rule === undefined ? '' : ` (${rule})`}`,
      ),
      ...(outcome.failure === undefined ? [] : [`In this order: ${outcome.failure}`]),
    ]),
  ]);
  const data = plays.map(({ play, isComplete, outcomes, described }) => ({
    name: play,
    isComplete,
    outcomes: described,
    differences: endDifferences(outcomes),
  }));
  return { text: lines.join('\n'), data: { title: found.title ?? null, plays: data } };
}
