import {
  creature,
  doubleBreaker,
  instead,
  self,
  sympathy,
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
    sympathy(yourCreatures({ races: ['Angel Command', 'Armored Dragon'] })),
    doubleBreaker,
    wouldBeDestroyed(self, instead('shieldZone')),
  ],
});
