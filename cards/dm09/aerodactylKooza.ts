import {
  creature,
  hasWhile,
  isAttackingCreature,
  powerAttacker,
  unblockable,
} from '../../effects/language/words.ts';

export const aerodactylKooza = creature({
  name: 'Aerodactyl Kooza',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 3,
  power: 1000,
  printings: ['DM-09 36/55'],
  abilities: [hasWhile(isAttackingCreature, unblockable()), powerAttacker(3000)],
});
