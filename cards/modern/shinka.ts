import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  choose,
  creature,
  discard,
  draw,
  opponentsCreatures,
  opponentsHand,
  shinkaPower,
  tap,
} from '../../effects/language/words.ts';

const manmasaKeenScaledSwordsman = creature({
  name: 'Manmasa, Keen-Scaled Swordsman',
  civilizations: ['water'],
  races: ['Mutopia', 'Rex Stars'],
  cost: 2,
  power: 2000,
  abilities: [shinkaPower(draw())],
  printings: ['DMRP-17 70'],
});

const piatchereAzureGuard = creature({
  name: 'Piatchere, Azure Guard',
  civilizations: ['light'],
  races: ['Metallica', 'Rex Stars'],
  cost: 2,
  power: 2000,
  abilities: [shinkaPower(tap(choose(opponentsCreatures())))],
});

const badabardaOgre49 = creature({
  name: 'Badabarda, Ogre 49',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Rex Stars'],
  cost: 2,
  power: 2000,
  abilities: [shinkaPower(discard(choose(opponentsHand(), 1, 'opponent')))],
  printings: ['DMRP-17 77'],
});

/** Rex Stars of several sets. */
export const shinka: readonly CardDefinition[] = Object.freeze([
  manmasaKeenScaledSwordsman,
  piatchereAzureGuard,
  badabardaOgre49,
]);
