import {
  choose,
  creature,
  opponentsMana,
  provided,
  putIntoGraveyard,
  self,
  whenPut,
  youHave,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const redRidazExplosiveDaredevils = creature({
  name: "Red Ridaz', Explosive Daredevils",
  civilizations: ['fire'],
  races: ['Human'],
  cost: 2,
  power: 1000,
  printings: ['DM-15 50/55'],
  abilities: [
    provided(
      youHave(yourGraveyard({ names: ["Red Ridaz', Explosive Daredevils"] })),
      whenPut(self, putIntoGraveyard(choose(opponentsMana()))),
    ),
  ],
});
