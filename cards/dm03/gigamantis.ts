import { another, evolution, evolutionCreature, instead } from '../../effects/language/words.ts';

export const gigamantis = evolutionCreature({
  name: 'Gigamantis',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 4,
  power: 5000,
  printings: ['DM-03 47/55'],
  abilities: [
    evolution({ races: ['Giant Insect'] }),
    {
      kind: 'replacement',
      of: { event: 'leaves', what: another('you', { civilizations: ['nature'] }), to: 'graveyard' },
      instead: instead('manaZone'),
    },
  ],
});
