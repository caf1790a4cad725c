import {
  creature,
  may,
  provided,
  self,
  topOfDeckTo,
  whenPut,
  youHave,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const hustleBallTribe = creature({
  name: 'Hustle Ball Tribe',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 2,
  power: 1000,
  printings: ['DM-15 54/55'],
  abilities: [
    provided(
      youHave(yourGraveyard({ names: ['Hustle Ball Tribe'] })),
      whenPut(self, may(topOfDeckTo('manaZone'))),
    ),
  ],
});
