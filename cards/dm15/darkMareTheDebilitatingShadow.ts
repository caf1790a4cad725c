import {
  choose,
  creature,
  gets,
  opponentsCreatures,
  power,
  provided,
  self,
  whenPut,
  youHave,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const darkMareTheDebilitatingShadow = creature({
  name: 'Dark Mare, the Debilitating Shadow',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 2,
  power: 1000,
  printings: ['DM-15 46/55'],
  abilities: [
    provided(
      youHave(yourGraveyard({ names: ['Dark Mare, the Debilitating Shadow'] })),
      whenPut(self, gets(choose(opponentsCreatures({ tapped: true })), 'turn', power(-2000))),
    ),
  ],
});
