import {
  atEndOfYourTurn,
  doubleBreaker,
  evolution,
  evolutionCreature,
  extraTurn,
  itself,
  returnToHand,
  self,
  when,
} from '../../effects/language/words.ts';

export const baleskBajTheTimeburner = evolutionCreature({
  name: 'Balesk Baj, the Timeburner',
  civilizations: ['fire'],
  races: ['Armored Wyvern'],
  cost: 9,
  power: 8000,
  printings: ['DM-09 4/55'],
  abilities: [
    evolution({ races: ['Armored Wyvern'] }),
    when({ event: 'isNotBlocked', what: itself, target: 'player' }, extraTurn()),
    doubleBreaker,
    atEndOfYourTurn(returnToHand(self)),
  ],
});
