import { countOf, revealTop, spell, spellAbility, the, yourMana } from '../../effects/language/words.ts';

export const manaBonanza = spell({
  name: 'Mana Bonanza',
  civilizations: ['nature'],
  cost: 8,
  printings: ['DM-09 48/55'],
  abilities: [
    spellAbility(revealTop(countOf(yourMana()), 'revealed'), {
      do: 'move',
      what: the('revealed'),
      to: 'manaZone',
      tapped: true,
    }),
  ],
});
