import {
  choose,
  creature,
  doubleBreaker,
  gains,
  gets,
  tapAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const migasaAdeptOfChaos = creature({
  name: 'Migasa, Adept of Chaos',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 3,
  power: 2000,
  printings: ['DM-06 82/110'],
  abilities: [
    tapAbility(gets(choose(yourCreatures({ civilizations: ['fire'] })), 'turn', gains(doubleBreaker))),
  ],
});
