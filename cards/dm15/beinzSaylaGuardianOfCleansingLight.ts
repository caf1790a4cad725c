import {
  choose,
  creature,
  may,
  opponentsCreatures,
  provided,
  self,
  tap,
  whenPut,
  youHave,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const beinzSaylaGuardianOfCleansingLight = creature({
  name: 'Beinz Sayla, Guardian of Cleansing Light',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 2,
  power: 1000,
  printings: ['DM-15 39/55'],
  abilities: [
    provided(
      youHave(yourGraveyard({ names: ['Beinz Sayla, Guardian of Cleansing Light'] })),
      whenPut(self, may(tap(choose(opponentsCreatures())))),
    ),
  ],
});
