import { choose, putIntoMana, spell, spellAbility, yourCreatures } from '../../effects/language/words.ts';

export const pangaeasSong = spell({
  name: "Pangaea's Song",
  civilizations: ['nature'],
  cost: 1,
  printings: ['DM-01 100/110'],
  abilities: [spellAbility(putIntoMana(choose(yourCreatures())))],
});
