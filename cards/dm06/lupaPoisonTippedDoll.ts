import {
  choose,
  creature,
  gains,
  gets,
  slayer,
  tapAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const lupaPoisonTippedDoll = creature({
  name: 'Lupa, Poison-Tipped Doll',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 2,
  power: 1000,
  printings: ['DM-06 64/110'],
  abilities: [tapAbility(gets(choose(yourCreatures()), 'turn', gains(slayer)))],
});
