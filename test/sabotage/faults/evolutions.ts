import type { Fault } from '../fault.ts';

const bases = 'effects/questions/characteristics/piles/bases.ts';
const characteristics = 'effects/questions/characteristics/characteristics.ts';
const neo = 'test/rules/neoCreatures.test.ts';
const star = 'test/rules/starEvolution.test.ts';
const tamaseeds = 'test/rules/tamaseeds.test.ts';

/** Evolutions of today, and what creatures are put on. */
export const evolutions: readonly Fault[] = [
  {
    name: 'a star evolution creature leaves with the cards below it',
    rule: '813.1',
    file: 'effects/questions/abilities/keywordReplacements.ts',
    find: '  star: wouldLeave(self, onlyTopCard),',
    replace: '  star: undefined,',
    seenBy: star,
  },
  {
    name: 'of several S-MAX evolution creatures two may stay',
    rule: '815.1a',
    file: 'effects/actions/sMaxEvolutions.ts',
    find: 'return found.length > 1 ? found : NONE;',
    replace: 'return found.length > 2 ? found : NONE;',
    seenBy: star,
  },
  {
    name: 'a NEO creature has to be put on a base',
    rule: '802.1',
    file: bases,
    find: "=> form === 'neo' || form === 'gNeo';",
    replace: "=> form === 'gNeo' && form !== 'gNeo';",
    seenBy: neo,
  },
  {
    name: 'a NEO creature over a card is no evolution creature',
    rule: '802.2',
    file: characteristics,
    find: "(when === 'overCards' && zone === 'battleZone' && under.length > 0)",
    replace: "(when === 'overCards' && zone === 'hand' && under.length > 0)",
    seenBy: neo,
  },
  {
    name: 'a NEO creature is an evolution creature wherever it lies',
    rule: '802.2',
    file: characteristics,
    find: "(when === 'overCards' && zone === 'battleZone' && under.length > 0)",
    replace: "when === 'overCards'",
    seenBy: neo,
  },
  {
    name: 'a G-NEO creature that would leave stays with all its cards',
    rule: '803.2',
    file: 'table/objects.ts',
    find: 'if (belowOnly) return zonesAfter(zones, [was.id], withoutUnder(was));',
    replace: 'if (belowOnly) return zones;',
    seenBy: neo,
  },
  {
    name: 'any tamaseed is a base',
    rule: '801.1',
    file: bases,
    find: "hasKeyword(world, candidate, 'shinkarize') &&",
    replace: 'candidate.id >= 0 &&',
    seenBy: tamaseeds,
  },
  {
    name: 'a tamaseed cannot be tapped',
    rule: '105.4a',
    file: 'effects/language/cardTypes.ts',
    find: "verb: 'executed', canBeTapped: true }",
    replace: "verb: 'executed', canBeTapped: false }",
    seenBy: tamaseeds,
  },
  {
    name: 'a tamaseed that is no creature attacks',
    rule: '301.1',
    file: characteristics,
    find: '(!unmakesCreatures || isCreature(world, object))',
    replace: 'unmakesCreatures !== undefined',
    seenBy: tamaseeds,
  },
  {
    name: 'an S-MAX evolution creature of the opponent counts',
    rule: '815.1a',
    file: 'effects/actions/sMaxEvolutions.ts',
    find: "const found = counted(play.game, player, 'battleZone').filter(",
    replace:
      "const found = [...counted(play.game, player, 'battleZone'), ...counted(play.game, opponentOf(player), 'battleZone')].filter(",
    seenBy: star,
  },
  {
    name: 'an S-MAX evolution creature is returned after what waits on standby',
    rule: '604.4',
    file: 'effects/actions/stateBased.ts',
    find: '  if (!hasOneSMaxAtMost(play) || verdictOf(play) !== undefined) return false;\n',
    replace: '  if (verdictOf(play) !== undefined) return false;\n',
    seenBy: star,
  },
];
