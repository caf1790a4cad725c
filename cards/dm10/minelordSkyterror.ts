import { allCreatures, atMost, creature, destroy, silentSkill } from '../../effects/language/words.ts';

export const minelordSkyterror = creature({
  name: 'Minelord Skyterror',
  civilizations: ['fire'],
  races: ['Armored Wyvern'],
  cost: 4,
  power: 3000,
  printings: ['DM-10 71/110'],
  abilities: [silentSkill(destroy(allCreatures({ power: atMost(3000) })))],
});
