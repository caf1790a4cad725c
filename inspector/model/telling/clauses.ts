import type { Fact, ObjectId } from 'taiki';
import { isolated } from '../isolated.ts';
import { zoneLabel } from '../zones.ts';
import { factText, spacedWords } from './sentences.ts';

const cardOf = ({ player, name }: { readonly player: string; readonly name: string }): string =>
  `${player}'s ${isolated(name)}`;

type ZoneChange = Extract<Fact, { readonly was: ObjectId }>;
type Other = Exclude<Fact, ZoneChange>;

function moveOf(fact: ZoneChange): string {
  switch (fact.kind) {
    case 'cardDrawn':
      return `${fact.player} draws a card`;
    case 'cardDestroyed':
      return `${cardOf(fact)} is destroyed`;
    case 'shieldBroken':
      return `a shield of ${fact.player} is broken`;
    case 'shieldPlaced':
      return `${fact.player} gets a shield`;
    default:
      return `${cardOf(fact)} goes from the ${zoneLabel(fact.from)} to the ${zoneLabel(fact.to)}`;
  }
}

/** A clause for each kind of fact that people ask about; `factText` describes the others. */
const CLAUSES: { readonly [K in Other['kind']]?: (fact: Extract<Other, { readonly kind: K }>) => string } = {
  turnBegan: ({ player, turn }) => `turn ${turn} begins: ${player} is the active player`,
  stepBegan: ({ player, step }) => `the ${step} step of ${player} begins`,
  turnEnding: ({ player }) => `${player}'s turn is ending`,
  turnEnded: ({ player }) => `${player}'s turn is over`,
  turnGained: ({ player }) => `${player} gets an extra turn`,
  restOfTurnSkipped: ({ player }) => `the rest of ${player}'s turn is skipped`,
  cardTapped: (fact) => `${cardOf(fact)} is tapped`,
  cardUntapped: (fact) => `${cardOf(fact)} is untapped`,
  cardRevealed: (fact) => `${cardOf(fact)} is revealed`,
  useDeclared: (fact) => `${fact.player} declares to ${fact.verb} ${isolated(fact.name)}`,
  costPaid: (fact) => `the cost of ${cardOf(fact)} is paid: ${fact.cost} mana`,
  cardUsed: (fact) => `${fact.player} uses ${isolated(fact.name)}`,
  gearCrossed: (fact) => `${cardOf(fact)} is crossed to ${isolated(fact.ontoName)}`,
  gearUncrossed: (fact) => `${cardOf(fact)} is uncrossed`,
  weaponEquipped: (fact) => `${cardOf(fact)} is equipped to ${isolated(fact.ontoName)}`,
  attackDeclared: (fact) =>
    `${cardOf(fact)} attacks ${'player' in fact.target ? fact.target.player : 'a creature'}`,
  attackRedirected: (fact) => `the attack of ${cardOf(fact)} is redirected to ${isolated(fact.toName)}`,
  creatureBlocked: (fact) => `${cardOf(fact)} blocks`,
  attackBlocked: (fact) => `the attack of ${cardOf(fact)} is blocked`,
  attackNotBlocked: (fact) => `${cardOf(fact)} is not blocked`,
  battleBegan: (fact) => `${cardOf(fact)} battles ${isolated(fact.againstName)}`,
  battleWon: (fact) => `${cardOf(fact)} wins the battle`,
  battleLost: (fact) => `${cardOf(fact)} loses the battle`,
  shieldsChosen: (fact) =>
    `${cardOf(fact)} is about to break ${fact.shields.length === 1 ? 'a shield' : `${fact.shields.length} shields`}`,
  attackStopped: (fact) => `${cardOf(fact)} ends the attack of ${isolated(fact.attackerName)}`,
  attackEnding: (fact) => `the attack of ${cardOf(fact)} is ending`,
  attackEnded: ({ early }) => `the attack has ended${early ? ' early' : ''}`,
  usageDeclared: (fact) => `${fact.player} declares ${spacedWords(fact.ability)} of ${isolated(fact.name)}`,
  effectTriggered: (fact) => `an ability of ${cardOf(fact)} triggers, since ${spacedWords(fact.event)}`,
  effectBegan: (fact) => `an effect of ${cardOf(fact)} begins to resolve`,
  effectResolved: (fact) => `the effect of ${cardOf(fact)} has resolved`,
  effectMisfired: (fact) => `the effect of ${cardOf(fact)} does nothing: ${fact.why}`,
  eventReplaced: (fact) =>
    `what would happen to ${cardOf(fact)} (${spacedWords(fact.event)}) is replaced by ${isolated(fact.by)}`,
  duelEnded: ({ result }) => `${result.winner ?? 'nobody'} wins the duel: ${spacedWords(result.reason)}`,
};

/** A fact as a clause: "p2's Killer is destroyed". */
export function clauseOf(fact: Fact): string {
  if ('was' in fact) return moveOf(fact);
  // The table has for each kind the clause of that kind, which its type cannot express for a union.
  const clause = CLAUSES[fact.kind] as ((fact: Other) => string) | undefined;
  return clause?.(fact) ?? factText(fact);
}
