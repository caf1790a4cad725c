import {
  another,
  evolution,
  evolutionCreature,
  itself,
  other,
  returnToHand,
  self,
  when,
  whenPut,
} from '../../effects/language/words.ts';

export const emperorMaroll = evolutionCreature({
  name: 'Emperor Maroll',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 3,
  power: 5000,
  printings: ['DM-09 17/55'],
  abilities: [
    evolution({ races: ['Cyber Lord'] }),
    whenPut(another('you'), returnToHand(self)),
    when({ event: 'becomesBlocked', what: itself }, returnToHand(other)),
  ],
});
