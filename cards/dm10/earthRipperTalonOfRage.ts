import {
  doubleBreaker,
  evolution,
  evolutionCreature,
  returnToHand,
  self,
  whenPut,
  yourMana,
} from '../../effects/language/words.ts';

export const earthRipperTalonOfRage = evolutionCreature({
  name: 'Earth Ripper, Talon of Rage',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 4,
  power: 6000,
  printings: ['DM-10 82/110'],
  abilities: [
    evolution({ races: ['Beast Folk'] }),
    whenPut(self, returnToHand(yourMana({ tapped: true }))),
    doubleBreaker,
  ],
});
