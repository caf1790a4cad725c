import type { Fault } from '../fault.ts';

const characteristics = 'effects/questions/characteristics/characteristics.ts';
const twoSides = 'test/rules/twoSides.test.ts';
const hyperModes = 'test/rules/hyperMode.test.ts';

/** Cards with two faces. */
export const faces: readonly Fault[] = [
  {
    name: 'a hyper mode has its power also while it is not released',
    rule: '816.3',
    file: characteristics,
    find: 'return hyperMode !== undefined && isInHyperMode(world.game, object.id)',
    replace: 'return hyperMode !== undefined',
    seenBy: hyperModes,
  },
  {
    name: 'a creature whose hyper mode is released may be hyperized again',
    rule: '816.2d',
    file: 'effects/steps/turn/hyperizing.ts',
    find: "if (isInHyperMode(world.game, creature.id)) return refuse('816.2d', REASONS.hyperModeReleased);",
    replace: '',
    seenBy: hyperModes,
  },
  {
    name: 'an awakened psychic creature may not attack in the turn in which it is put',
    rule: '805.6',
    file: 'effects/questions/legality/attacks.ts',
    find: ' ||\n  isAwakened(world, creature);',
    replace: ';',
    seenBy: twoSides,
  },
  {
    name: 'a card that is turned over is untapped',
    rule: '805.5',
    file: 'effects/actions/turningOver.ts',
    find: 'tapped: object.tapped && canBeTapped',
    replace: 'tapped: false && canBeTapped',
    seenBy: twoSides,
  },
];
