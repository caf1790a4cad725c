import { describeFact, type FactKind, groupFacts, type KnownFact, type Player } from 'taiki';

/** What a player at the table need not be told: other facts say it, or it only joins them up. */
const UNTOLD: ReadonlySet<FactKind> = new Set<FactKind>([
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
  return !UNTOLD.has(fact.kind);
}

/** What happened of what a player may know, told to that player: a line each. */
export const newsFor = (facts: readonly KnownFact[], player: Player): readonly string[] =>
  groupFacts(facts.filter(isNews)).map(({ fact, more }) => describeFact(fact, player, more));
