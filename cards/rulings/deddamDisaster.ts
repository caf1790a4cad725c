import {
  choose,
  creature,
  inOrder,
  lookAtTop,
  putIntoGraveyard,
  putIntoMana,
  returnToHand,
  self,
  the,
  whenPut,
} from '../../effects/language/words.ts';

export const deddamDisaster = creature({
  name: 'Deddam, Disaster',
  civilizations: ['water', 'darkness', 'nature'],
  races: ['Trinity Command', 'Invader'],
  cost: 3,
  power: 3000,
  abilities: [
    whenPut(
      self,
      inOrder(
        lookAtTop(3, 'seen'),
        returnToHand(choose(the('seen'))),
        putIntoMana(choose(the('seen'))),
        putIntoGraveyard(the('seen')),
      ),
    ),
  ],
});
