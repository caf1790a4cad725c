import {
  countOf,
  creature,
  hasWhile,
  isAttacking,
  power,
  times,
  yourMana,
} from '../../effects/language/words.ts';

export const twitchHornTheAggressor = creature({
  name: 'Twitch Horn, the Aggressor',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 6,
  power: 2000,
  printings: ['DM-10 95/110'],
  abilities: [hasWhile(isAttacking, power(times(2000, countOf(yourMana({ tapped: true })))))],
});
