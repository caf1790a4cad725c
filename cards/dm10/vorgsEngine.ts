import { allCreatures, atMost, creature, destroy, silentSkill } from '../../effects/language/words.ts';

export const vorgsEngine = creature({
  name: "Vorg's Engine",
  civilizations: ['fire'],
  races: ['Xenoparts'],
  cost: 2,
  power: 2000,
  printings: ['DM-10 78/110'],
  abilities: [silentSkill(destroy(allCreatures({ power: atMost(2000) })))],
});
