import type { Fault } from '../fault.ts';

const piles = 'test/rules/rulingsOfPilesAndBearers.test.ts';
const covered = 'test/rules/rulingsOfCoveredAndLinkedCards.test.ts';
const breaks = 'test/rules/rulingsOfBreaksAndAttacks.test.ts';
const moved = 'test/rules/rulingsOfMovedCreatures.test.ts';
const atOnce = 'test/rules/rulingsOfEventsAtOnce.test.ts';
const lyingBelow = 'effects/actions/piles/lyingBelow.ts';
const attacks = 'effects/questions/legality/attacks.ts';

/** Faults in what is known of cards that lie below others, of what has moved, and of what is on its way. */
export const coveredCards: readonly Fault[] = [
  {
    name: 'what comes to light lies with its first side up',
    rule: '805.3',
    file: lyingBelow,
    find: 'face: lay ? base.face : 0,',
    replace: 'face: 0,',
    seenBy: piles,
  },
  {
    name: 'what was put below in this turn can attack once it comes to light',
    rule: '801.4c',
    file: lyingBelow,
    find: "as === 'below' && since === turn.number ? { since } : {}",
    replace: "as === 'below' && since > turn.number ? { since } : {}",
    seenBy: covered,
  },
  {
    name: 'a D2 field that comes to light sends the other away',
    rule: '703.4l',
    file: 'effects/actions/moves.ts',
    find: "put.findLast((object) => faceOf(play, object).type === 'd2Field')",
    replace:
      "[...play.game.zones.p1.battleZone, ...play.game.zones.p2.battleZone].findLast((object) => faceOf(play, object).type === 'd2Field')",
    seenBy: piles,
  },
  {
    name: 'a cross gear stays on what is no creature any more',
    rule: '303.3',
    file: 'effects/actions/crossing.ts',
    find: 'return bearer !== undefined && !isCreature(play, bearer);',
    replace: 'return bearer === undefined && !isCreature(play, object);',
    seenBy: piles,
  },
  {
    name: 'what has stopped being a creature battles',
    rule: '115.3a',
    file: attacks,
    find: 'a !== undefined && b !== undefined && isThere(world, one) && isThere(world, other)',
    replace: 'a !== undefined && b !== undefined',
    seenBy: covered,
  },
  {
    name: 'mach fighter does nothing on a creature that was put on another',
    rule: '801.2',
    file: attacks,
    find: "fact.kind === 'cardPut' && fact.object === creature.id && fact.name === nameOfCard(game, creature),",
    replace: "fact.kind === 'cardPut' && fact.object === creature.id && creature.since === game.turn.number,",
    seenBy: 'test/rules/rulingsOfKeywordsAndTurns.test.ts',
  },
  {
    name: 'a god is a Command by what it links with',
    rule: '804.1c',
    file: 'effects/actions/moves.ts',
    find: 'return [partAlone(put, fact.linkedCard)];',
    replace: 'return [put];',
    seenBy: covered,
  },
  {
    name: 'what lies face up among the shields works no more once it waits',
    rule: '113.6d',
    file: 'effects/questions/characteristics/characteristics.ts',
    find: "pending && zone !== 'shieldZone'",
    replace: "pending && zone !== 'deck'",
    seenBy: breaks,
  },
  {
    name: 'a creature that has attacked must attack again',
    rule: '506.1b',
    file: attacks,
    find: "if (fact.kind !== 'attackDeclared' || fact.object !== creature.id) return false;",
    replace: "if (fact.kind !== 'attackDeclared' || fact.object === creature.id) return false;",
    seenBy: breaks,
  },
  {
    name: 'a card below takes the place of two events',
    rule: '609.9b',
    file: 'effects/events/instead/cardsBelow.ts',
    find: '!place.claimed.has(claimOnCard(card))',
    replace: 'claimOnCard(card) !== undefined',
    seenBy: atOnce,
  },
  {
    name: 'what an effect has moved is asked as the card that it became',
    rule: '605.2e',
    file: 'effects/state/scope.ts',
    find: 'scope.bound[formerNameOf(ref)] ??',
    replace: 'scope.bound[formerNameOf(formerNameOf(ref))] ??',
    seenBy: moved,
  },
  {
    name: 'the cost of a cast twinpact is that of its creature',
    rule: '810.3a',
    file: 'effects/questions/costs/costOfUse.ts',
    find: 'faces.find(({ name }) => name === half)',
    replace: 'faces.find(({ name }) => name !== half)',
    seenBy: 'test/rules/costsOfTwinpacts.test.ts',
  },
  {
    name: 'a G castle goes to the hand',
    rule: '304.1',
    file: 'effects/questions/abilities/printedCards.ts',
    find: "type === 'galaxyCastle' ? [...abilities, GALAXY_CASTLE_LEAVES] : abilities",
    replace: "type === 'castle' && GALAXY_CASTLE_LEAVES === undefined ? [...abilities] : abilities",
    seenBy: 'test/rules/galaxyCastles.test.ts',
  },
];
