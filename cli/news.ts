import { describeFact, type FactKind, groupFacts, type KnownFact, type Player } from 'taiki';

/** Facts that a player does not need: other facts imply them, or they only connect others. */
const OMITTED: ReadonlySet<FactKind> = new Set<FactKind>([
  'choiceMade',
  'deckShuffled',
  'turnEnding',
  'turnEnded',
  'useDeclared',
  'cardUntapped',
  'attackNotBlocked',
  'attackRedirected',
  'attackEnding',
  'attackEnded',
  'effectTriggered',
  'effectResolved',
  'shieldsChosen',
  'cardChosen',
  'duelEnded',
]);

function isNews(fact: KnownFact): boolean {
  if (fact.kind === 'cardTapped') return fact.rule.startsWith('701');
  if (fact.kind === 'cardPut') return fact.how === 'effect' || fact.onto !== undefined;
  return !OMITTED.has(fact.kind);
}

/** The facts a player may know, as sentences for that player. */
export const newsFor = (facts: readonly KnownFact[], player: Player): readonly string[] =>
  counted(groupFacts(facts.filter(isNews)).map(({ fact, more }) => describeFact(fact, player, more)));

/** Equal sentences in a row as one. */
function counted(sentences: readonly string[]): readonly string[] {
  const runs: { readonly sentence: string; count: number }[] = [];
  for (const sentence of sentences) {
    const last = runs.at(-1);
    if (last?.sentence === sentence) last.count++;
    else runs.push({ sentence, count: 1 });
  }
  return runs.map(({ sentence, count }) => (count === 1 ? sentence : `${sentence} (${count} times)`));
}
