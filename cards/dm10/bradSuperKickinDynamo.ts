import { choose, creature, destroy, opponentsCreatures, silentSkill } from '../../effects/language/words.ts';

export const bradSuperKickinDynamo = creature({
  name: "Brad, Super Kickin' Dynamo",
  civilizations: ['fire'],
  races: ['Human'],
  cost: 3,
  power: 2000,
  printings: ['DM-10 63/110'],
  abilities: [silentSkill(destroy(choose(opponentsCreatures({ keyword: 'blocker' }))))],
});
