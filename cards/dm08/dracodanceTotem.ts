import {
  choose,
  creature,
  inOrder,
  insteadDo,
  putIntoMana,
  returnToHand,
  self,
  wouldBeDestroyed,
  youHave,
  yourMana,
} from '../../effects/language/words.ts';

export const dracodanceTotem = creature({
  name: 'Dracodance Totem',
  civilizations: ['nature'],
  races: ['Mystery Totem'],
  cost: 2,
  power: 1000,
  printings: ['DM-08 49/55'],
  abilities: [
    {
      ...wouldBeDestroyed(
        self,
        insteadDo(
          inOrder(putIntoMana(self), returnToHand(choose(yourMana({ type: 'creature', races: ['Dragon'] })))),
        ),
      ),
      while: youHave(yourMana({ type: 'creature', races: ['Dragon'] })),
    },
  ],
});
