import {
  creature,
  doubleBreaker,
  gains,
  gets,
  silentSkill,
  yourCreatures,
} from '../../effects/language/words.ts';

export const gankloakRogueCommando = creature({
  name: 'Gankloak, Rogue Commando',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 3,
  power: 2000,
  printings: ['DM-11 36/55'],
  abilities: [silentSkill(gets(yourCreatures({ civilizations: ['fire'] }), 'turn', gains(doubleBreaker)))],
});
