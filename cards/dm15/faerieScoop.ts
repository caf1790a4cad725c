import {
  choose,
  crossed,
  crossGear,
  may,
  putIntoMana,
  wheneverAttacks,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const faerieScoop = crossGear({
  name: 'Faerie Scoop',
  civilizations: ['nature'],
  cost: 1,
  printings: ['DM-15 55/55'],
  abilities: [wheneverAttacks(crossed, may(putIntoMana(choose(yourGraveyard()))))],
});
