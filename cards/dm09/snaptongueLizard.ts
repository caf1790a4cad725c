import {
  creature,
  hasWhile,
  isAttackingCreature,
  powerAttacker,
  unblockable,
} from '../../effects/language/words.ts';

export const snaptongueLizard = creature({
  name: 'Snaptongue Lizard',
  civilizations: ['fire'],
  races: ['Dune Gecko'],
  cost: 6,
  power: 3000,
  printings: ['DM-09 44/55'],
  abilities: [hasWhile(isAttackingCreature, unblockable()), powerAttacker(3000)],
});
