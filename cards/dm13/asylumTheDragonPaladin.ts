import {
  countOf,
  creature,
  doubleBreaker,
  instead,
  self,
  times,
  wouldBeDestroyed,
  yourCreatures,
} from '../../effects/language/words.ts';

export const asylumTheDragonPaladin = creature({
  name: 'Asylum, the Dragon Paladin',
  civilizations: ['light', 'fire'],
  races: ['Angel Command', 'Armored Dragon'],
  cost: 6,
  power: 6000,
  printings: ['DM-13 S3/55'],
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [
        {
          kind: 'cost',
          by: times(-1, countOf(yourCreatures({ races: ['Angel Command', 'Armored Dragon'] }))),
          atLeast: 2,
        },
      ],
      from: ['hand', 'manaZone', 'graveyard'],
    },
    doubleBreaker,
    wouldBeDestroyed(self, instead('shieldZone')),
  ],
});
