import {
  breaksMore,
  chooseUpTo,
  crossed,
  crossedGets,
  crossGear,
  opponentsMana,
  power,
  putIntoGraveyard,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const bajulasSoul = crossGear({
  name: "Bajula's Soul",
  civilizations: ['fire'],
  cost: 5,
  printings: ['DM-15 S4/55'],
  abilities: [
    crossedGets(power(2000), breaksMore()),
    wheneverAttacks(crossed, putIntoGraveyard(chooseUpTo(opponentsMana(), 2))),
  ],
});
