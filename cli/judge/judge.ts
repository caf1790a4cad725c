import { type Command, Option } from 'commander';
import { NotationError, PositionError, SENTENCES } from 'taiki';
import {
  type Case,
  type CasePlay,
  type Judged,
  type NarrationLine,
  type Outcome,
  type Scenario,
  sharedLines,
} from 'taiki/rulings';
import { countFrom } from '../arguments.ts';
import { CARDS_OPTION, type CardOptions, cardsFrom, SETS_OPTION } from '../customCards.ts';
import { Failure } from '../failure.ts';
import { readText } from '../files.ts';
import type { Host } from '../host.ts';
import { printNarration } from '../printed/narration.ts';
import { listed } from '../printed/wording.ts';
import { wrapped } from '../printed/wrapped.ts';
import { FAILURES } from '../speech/failures/failures.ts';
import { judgingIn } from '../speech/judgingIn.ts';
import type { JudgingTexts } from '../speech/judgingTexts.ts';
import type { ScreenLanguage } from '../speech/speech.ts';
import { languageOption } from '../speech/speechIn.ts';
import { compareOutcomes, type Side } from './compareOutcomes.ts';
import { printOrderEnds } from './orderEnds.ts';

const EXAMPLES = `
Examples:
  $ taiki judge case.txt                       what happens, step by step, and what may be done then
  $ taiki judge case.txt --pass                and on to the end of the turn, with nobody doing more
  $ taiki judge case.txt --compare             its first two plays side by side
  $ taiki judge case.txt --compare other.txt   two cases side by side
  $ taiki judge case.txt --lang ja             what happens, in Japanese
  $ taiki judge --from DU-003 > case.txt       a ruling as a case, to be changed

A case is a position, and then the answers of the players, one a line:
  turn 5 of p1, attack
  p1 battle zone: The Red, Lightning Sonic
  p1 hand: Redzone, Roaring Invasion
  p2 shield zone: 5x Filler
  p1 attack: The Red, Lightning Sonic -> p2
  p1 declareUsage: Redzone, Roaring Invasion
Where players choose the order of effects and the case does not say it, every order is played. The guide is docs/judging.md.
`;

interface JudgeCommandOptions extends CardOptions {
  readonly play?: string;
  readonly compare?: string | true;
  readonly pass?: true;
  readonly limit: number;
  readonly from?: string;
  readonly lang: ScreenLanguage;
  readonly json?: true;
}

export function addJudge(program: Command, host: Host): void {
  program
    .command('judge')
    .description(
      'play a case step by step: what happens, who may declare, who goes first, and by which rules',
    )
    .argument('[file]', 'the case: a position and the answers of the players')
    .option('--play <play>', 'judge only the play with this number or name')
    .option('--compare [file]', 'show two plays of the case side by side, or this case and another one')
    .option('--pass', 'after the last answer, pass everything until the turn is over')
    .option('--limit <n>', 'maximum number of orders to play', countFrom, 24)
    .addOption(
      new Option('--from <ruling>', 'print a ruling as a case, such as DU-003').conflicts([
        'compare',
        'pass',
        'json',
        'cards',
        'sets',
      ]),
    )
    .option(...CARDS_OPTION)
    .option(...SETS_OPTION)
    .addOption(languageOption())
    .option('--json', 'print what happens as JSON')
    .addHelpText('after', EXAMPLES)
    .action((file: string | undefined, options: JudgeCommandOptions) => judgeFile(host, file, options));
}

async function judgeFile(host: Host, file: string | undefined, options: JudgeCommandOptions): Promise<void> {
  if (options.from !== undefined) {
    if (file !== undefined) throw new Failure(FAILURES.fromAlone(file));
    await printRuling(host, options.from, options.play);
    return;
  }
  if (file === undefined) throw new Failure(FAILURES.caseMissing);
  const texts = await judgingIn(options.lang);
  const judged = await judgedIn(file, options, texts);
  if (options.compare !== undefined) {
    const pair = await pairOf(judged, file, options, texts);
    compareOutcomes(host, pair, options.json ? 'json' : 'text', texts);
    return;
  }
  if (options.json) host.print(JSON.stringify(await dataOf(judged, texts), undefined, 2));
  else await printJudged(host, judged, texts);
}

async function printRuling({ print }: Host, id: string, wanted: string | undefined): Promise<void> {
  const { caseOfRuling, findScenario, printCase } = await import('taiki/rulings');
  const scenario: Scenario = findScenario(id);
  const [play] = chosenPlays(scenario.id, scenario.plays, wanted);
  if (play !== undefined) print(printCase(caseOfRuling(scenario, play)).trimEnd());
}

/** A case of a file with its plays, judged. */
interface JudgedFile {
  readonly file: string;
  readonly title: string | undefined;
  readonly plays: readonly { readonly name: string; readonly judged: Judged }[];
}

async function judgedIn(
  file: string,
  { play, pass, limit, ...cards }: Pick<JudgeCommandOptions, 'play' | 'pass' | 'limit' | keyof CardOptions>,
  { narration }: JudgingTexts,
): Promise<JudgedFile> {
  const { judge, parseCase } = await import('taiki/rulings');
  const own = await cardsFrom(cards);
  return within(file, () => {
    const found: Case = parseCase(readText(file), own);
    const plays: readonly CasePlay[] = chosenPlays(file, found.plays, play);
    return {
      file,
      title: found.title,
      plays: plays.map((one) => ({
        name: one.name,
        judged: judge(found, one, { rest: pass ? 'passed' : 'open', limit, texts: narration }),
      })),
    };
  });
}

/** Errors of a case name its file. */
function within<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof NotationError)
      throw new NotationError(SENTENCES.problems.at(file, cause.message), { cause });
    if (cause instanceof PositionError) throw new PositionError(SENTENCES.problems.at(file, cause.message));
    throw cause;
  }
}

function chosenPlays<P extends { readonly name: string }>(
  what: string,
  plays: readonly P[],
  wanted: string | undefined,
): readonly P[] {
  if (wanted === undefined) return plays;
  const found = plays.filter(
    ({ name }, index) => String(index + 1) === wanted || name.toLowerCase().includes(wanted.toLowerCase()),
  );
  if (found.length > 0) return found;
  const names = plays.map(({ name }, index) => `${index + 1} ${name}`);
  throw new Failure(FAILURES.unknownPlay(wanted, what, listed(names)));
}

const heading = (text: string): NarrationLine => ({ kind: 'play', label: '', text, rule: undefined });

async function printJudged(host: Host, { title, plays }: JudgedFile, texts: JudgingTexts): Promise<void> {
  const { endDifferences } = await import('taiki/rulings');
  const { print, printError, palette, columns } = host;
  if (title !== undefined) for (const line of wrapped(title, columns)) print(palette.bold(line));
  for (const { name, judged } of plays) {
    const { outcomes, isComplete } = judged;
    if (plays.length > 1) printNarration(host, [heading(texts.play(name))]);
    for (const [index, outcome] of outcomes.entries()) printOutcome(host, outcomes, outcome, index, texts);
    if (outcomes.length > 1)
      printOrderEnds(host, outcomes.length, endDifferences(outcomes, texts.narration), texts);
    if (!isComplete) printError(texts.moreOrders(outcomes.length));
    for (const [index, { failure }] of outcomes.entries())
      if (failure !== undefined)
        printError(`${palette.yellow(texts.failedOrder(index + 1))} ${texts.problem(failure)}`);
  }
}

/** An outcome; one of several from the step in which it leaves those before it. */
function printOutcome(
  host: Host,
  outcomes: readonly Outcome[],
  { orders, lines }: Outcome,
  index: number,
  texts: JudgingTexts,
): void {
  if (outcomes.length === 1) {
    printNarration(host, lines);
    return;
  }
  const shared = outcomes.slice(0, index).map((before) => sharedLines(before.lines, lines));
  const most = Math.max(0, ...shared);
  const like = most === 0 ? undefined : shared.indexOf(most) + 1;
  printNarration(host, [heading(texts.order(index + 1, outcomes.length, like, orders))]);
  printNarration(host, lines.slice(most));
}

/** The two outcomes to be compared: of two plays of the case, or of this case and another one. */
async function pairOf(
  first: JudgedFile,
  file: string,
  { compare, ...options }: JudgeCommandOptions,
  texts: JudgingTexts,
): Promise<readonly [Side, Side]> {
  if (typeof compare === 'string') {
    const second = await judgedIn(compare, options, texts);
    return [sideOf(first, 0, file), sideOf(second, 0, compare)];
  }
  if (first.plays.length > 1) return [sideOf(first, 0), sideOf(first, 1)];
  const [only] = first.plays;
  if (only !== undefined && only.judged.outcomes.length > 1)
    return [sideOf(first, 0, texts.orderName(1), 0), sideOf(first, 0, texts.orderName(2), 1)];
  throw new Failure(FAILURES.twoPlays(file));
}

function sideOf({ file, plays }: JudgedFile, play: number, name?: string, order = 0): Side {
  const found = plays[play];
  const outcome = found?.judged.outcomes[order];
  if (found === undefined || outcome === undefined) throw new Failure(FAILURES.nothingHappens(file));
  return { name: name ?? found.name, outcome };
}

/** What happens, as JSON. */
async function dataOf({ title, plays }: JudgedFile, { narration }: JudgingTexts): Promise<unknown> {
  const { endDifferences } = await import('taiki/rulings');
  const described = await Promise.all(
    plays.map(async ({ name, judged }) => ({
      name,
      isComplete: judged.isComplete,
      outcomes: await Promise.all(judged.outcomes.map(outcomeData)),
      differences: endDifferences(judged.outcomes, narration),
    })),
  );
  return { title, plays: described };
}

/** An outcome as JSON: its lines, and where it ends. */
export async function outcomeData({ orders, lines, duel, failure }: Outcome): Promise<unknown> {
  const { zoneLines } = await import('taiki/rulings');
  const { ZONES } = await import('taiki');
  const zonesOf = (player: 'p1' | 'p2') =>
    Object.fromEntries(ZONES.map((zone) => [zone, zoneLines(duel, player, zone)]));
  return {
    orders,
    failure,
    lines,
    end: {
      state: duel.state,
      decision: duel.decision,
      forbidden: duel.explain(),
      result: duel.result,
      p1: zonesOf('p1'),
      p2: zonesOf('p2'),
    },
  };
}
