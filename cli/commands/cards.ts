import { CardReader, ReadError, readAbility } from '@taiki/reader';
import { withEnglishNames } from '@taiki/reader/names';
import { type Command, Option } from 'commander';
import {
  allCards,
  type CardDefinition,
  cardWarnings,
  describeCard,
  findCard,
  QueryError,
  searchCards,
} from 'taiki';
import type { Ability } from 'taiki/words';
import { definitionReport, definitionsOf, readCardTexts, readingData, readingReport } from '../cardTexts.ts';
import { CARDS_OPTION, type CardOptions, cardsFrom, customCards, SETS_OPTION } from '../customCards.ts';
import { Failure } from '../failure.ts';
import { writeText } from '../files.ts';
import type { Host } from '../host.ts';
import { excerpt } from '../printed/excerpt.ts';
import { FAILURES } from '../speech/failures/failures.ts';
import { type CardSpeech, cardSpeechIn } from '../speech/listing/cardSpeech.ts';
import type { ScreenLanguage } from '../speech/speech.ts';
import { languageOption } from '../speech/speechIn.ts';

const EXAMPLES = `
A query has conditions that must all hold: a word or a "phrase" of the name, race or text, or a field with a value. Fields: name, text,
civ, race, type, cost, power, set, keyword. Operators: : = != and, for cost and power, < <= > >=. Commas and OR separate alternatives,
- negates, parentheses group.

Examples:
  $ taiki cards "Aqua Hulcus"            one card, with its text generated from its data
  $ taiki cards --set DM-01              the cards of a set
  $ taiki cards "race:dragon cost<=6 civ:fire text:destroy"
                                         cards that fit a query
  $ taiki cards "civ:light,water (keyword:blocker OR power>=8000) -type:spell"
  $ taiki cards "Aqua Hulcus" --json     the data itself
  $ taiki cards アクア・ハルカス --lang ja   the same card in Japanese
  $ taiki cards --read "When this creature attacks, draw a card." --json
                                         the definition that a text stands for
  $ taiki cards --read-file texts.json   how many of the cards of a file can be read
  $ taiki cards --read-file scan.csv --write own.json
                                         definitions for --cards own.json
`;

interface CardsOptions extends CardOptions {
  readonly set?: string;
  readonly find?: string;
  readonly read?: string;
  readonly readFile?: string;
  readonly write?: string;
  readonly lang: ScreenLanguage;
  readonly json?: true;
}

export function addCards(program: Command, host: Host): void {
  program
    .command('cards')
    .description('print a card, or list cards')
    .argument('[query]', 'the name of a card to print, or a query for cards to list')
    .option('--set <set>', 'list the cards of a set, such as DM-01')
    .option('--find <word>', 'list the cards with this word in their name, race or text')
    .option(...CARDS_OPTION)
    .option(...SETS_OPTION)
    .addOption(
      new Option(
        '--read <text>',
        'read the text of an ability, or of several, one per line, and print how it was understood',
      ).conflicts(['readFile', 'set', 'find']),
    )
    .addOption(
      new Option(
        '--read-file <file>',
        'read the texts of a JSON or CSV file of cards: name, type, cost, power, civilizations, races, text',
      ).conflicts(['set', 'find']),
    )
    .option('--write <file>', 'with --read-file: write the definitions of the cards read whole, for --cards')
    .addOption(languageOption())
    .option('--json', 'print JSON instead of text')
    .addHelpText('after', EXAMPLES)
    .action(async (asked: string | undefined, options: CardsOptions) => {
      checkTogether(asked, options);
      const query = asked === undefined ? undefined : withEnglishNames(asked);
      if (options.read !== undefined)
        printReading(host, options.read, options, await cardSpeechIn(options.lang));
      else if (options.readFile !== undefined) printReadings(host, options.readFile, options);
      else await find(host, query, options);
    });
}

/** Refuses what would be ignored. */
function checkTogether(query: string | undefined, { read, readFile, write }: CardsOptions): void {
  if (query !== undefined && read !== undefined) throw new Failure(FAILURES.queryAlone('read', query));
  if (query !== undefined && readFile !== undefined)
    throw new Failure(FAILURES.queryAlone('read-file', query));
  if (write !== undefined && readFile === undefined) throw new Failure(FAILURES.writeAlone(write));
}

/** Prints the card that the query names, or lists the cards that fit it. */
async function find(host: Host, query: string | undefined, options: CardsOptions): Promise<void> {
  const own = customCards(options.cards);
  const cards = [...allCards, ...(await cardsFrom({ sets: options.sets ?? [] })), ...own];
  for (const { card, path, message } of cardWarnings(own))
    host.printError(`${host.palette.yellow('warning:')} ${card}: ${path}: ${message}`);
  const named = query === undefined ? undefined : cardNamed(query, cards);
  const speech = await cardSpeechIn(options.lang);
  if (named !== undefined) printOne(host, named, options, speech);
  else
    printMany(host, chosen(options, query === undefined ? cards : matching(query, cards)), options, speech);
}

/** The card with this name, whatever its case, accents and punctuation. */
function cardNamed(name: string, cards: readonly CardDefinition[]): CardDefinition | undefined {
  const exact = cards.findLast((card) => card.name === name);
  if (exact !== undefined || name.includes('"') || !/[\p{L}\d]/u.test(name)) return exact;
  const [found, ...others] = searchCards(`name="${name}"`, cards);
  return others.length === 0 ? found : undefined;
}

function matching(query: string, cards: readonly CardDefinition[]): readonly CardDefinition[] {
  try {
    const found = searchCards(query, cards);
    if (found.length > 0) return found;
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    throw new Failure(`${error.message}\n${excerpt(query, error.offset)}`, 1, { cause: error });
  }
  if (/^[^:<>=()|"]*$/.test(query)) findCard(query);
  throw new Failure(FAILURES.noCardFits(query));
}

function printOne({ print }: Host, card: CardDefinition, { json }: CardsOptions, { full }: CardSpeech): void {
  print(json ? JSON.stringify(card, undefined, 2) : full(card));
}

function printReading(
  { print }: Host,
  text: string,
  { json }: CardsOptions,
  { ability: described }: CardSpeech,
): void {
  const abilities = abilitiesIn(text.replaceAll('\r', ''));
  const [ability] = abilities;
  if (json) print(JSON.stringify(abilities.length === 1 ? ability : abilities, undefined, 2));
  else print(abilities.map(described).join('\n'));
}

/** What a text says: one ability, which may be wrapped, or an ability on each line. */
function abilitiesIn(text: string): readonly Ability[] {
  try {
    return [readAbility(text)];
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    if (!text.trim().includes('\n')) throw notRead(error, text, 0);
    return abilitiesOfLines(text);
  }
}

function abilitiesOfLines(text: string): readonly Ability[] {
  const reader = new CardReader();
  const { abilities, lines } = reader.card(text, 'other');
  for (const { error, offset } of lines) if (error !== undefined) throw notRead(error, text, offset);
  const isSpell = abilities?.some(({ kind }) => kind === 'spell');
  return (isSpell ? reader.card(text, 'spell').abilities : abilities) ?? [];
}

/** The failure to read a line that starts at an offset of a text. */
function notRead(error: ReadError, text: string, lineOffset: number): Failure {
  const line = text.slice(0, lineOffset).split('\n').length - 1 + error.place.line;
  const message = error.message.replace(`(line ${error.place.line}, `, `(line ${line}, `);
  return new Failure(`${message}\n${excerpt(text, lineOffset + error.place.offset)}`, 1, { cause: error });
}

/** The commonest places at which texts were not understood. */
const PLACES = 25;

function printReadings({ print }: Host, path: string, { json, write }: CardsOptions): void {
  const readings = readCardTexts(path);
  if (write !== undefined) writeText(write, `${JSON.stringify(definitionsOf(readings), undefined, 2)}\n`);
  if (json) print(JSON.stringify(readingData(readings), undefined, 2));
  else {
    for (const line of readingReport(readings, PLACES)) print(line);
    if (write !== undefined) for (const line of definitionReport(readings, write)) print(line);
  }
}

function printMany(
  { print, palette }: Host,
  cards: readonly CardDefinition[],
  { json }: CardsOptions,
  { line, listed }: CardSpeech,
): void {
  if (json) {
    print(JSON.stringify(cards, undefined, 2));
    return;
  }
  for (const card of cards) print(line(card));
  print(palette.dim(listed(cards.length, cards[0]?.name ?? 'NAME')));
}

/** A printing is written as `DM-01 23/110`. */
const setsOf = ({ printings = [] }: CardDefinition): readonly string[] =>
  printings.map((printing) => printing.split(' ')[0] ?? '');

function chosen({ set, find }: CardsOptions, cards: readonly CardDefinition[]): readonly CardDefinition[] {
  const word = find?.toLowerCase();
  const found = cards.filter(
    (card) =>
      (set === undefined || setsOf(card).includes(set.toUpperCase())) &&
      (word === undefined || describeCard(card).toLowerCase().includes(word)),
  );
  if (found.length > 0) return found;
  const sets = [...new Set(allCards.flatMap(setsOf))].filter((one) => one.startsWith('DM-')).sort();
  if (set !== undefined && !sets.includes(set.toUpperCase()))
    throw new Failure(FAILURES.noSet(set, sets.join(', ')));
  if (set === undefined)
    throw new Failure(find === undefined ? FAILURES.noCard : FAILURES.noCardContains(find));
  const name = set.toUpperCase();
  throw new Failure(
    find === undefined ? FAILURES.noCardInSet(name) : FAILURES.noCardInSetContains(name, find),
  );
}
