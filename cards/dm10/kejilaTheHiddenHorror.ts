import { breakShields, creature, doubleBreaker, silentSkill } from '../../effects/language/words.ts';

export const kejilaTheHiddenHorror = creature({
  name: 'Kejila, the Hidden Horror',
  civilizations: ['darkness'],
  races: ["Pandora's Box"],
  cost: 6,
  power: 6000,
  printings: ['DM-10 5/110'],
  abilities: [doubleBreaker, silentSkill(breakShields(2))],
});
