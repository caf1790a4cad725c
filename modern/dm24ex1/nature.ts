import type { CardDefinition } from 'taiki';
import {
  cannotAttackPlayers,
  cardsIn,
  castSpellHalf,
  choose,
  creature,
  doubleBreaker,
  each,
  gains,
  guardman,
  guardStrike,
  hyperize,
  hyperMode,
  inOrder,
  isLike,
  machFighter,
  may,
  onlyIf,
  opponentsCreatures,
  put,
  putIntoMana,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  the,
  twinpact,
  whenPut,
  whenWinsBattle,
  yourCreatures,
  yourGraveyard,
  yourShields,
} from 'taiki/words';

const viyandou = creature({
  name: '料理犬のヴィヤンドゥ',
  civilizations: ['nature'],
  races: ['Dream Mate', 'Hyper Monster'],
  cost: 3,
  power: 4000,
  abilities: [
    machFighter,
    hyperize(),
    hyperMode(
      6000,
      doubleBreaker,
      whenWinsBattle(
        self,
        inOrder(
          { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', as: 'top' },
          onlyIf(isLike(the('top'), { type: 'creature', races: ['Dream Mate'] }), may(put(the('top')))),
        ),
      ),
    ),
  ],
  printings: ['DM24-EX1 022'],
});

const toresu = creature({
  name: '配膳犬のトレス',
  civilizations: ['nature'],
  races: ['Dream Mate', 'Hyper Monster'],
  cost: 2,
  power: 3000,
  abilities: [
    cannotAttackPlayers,
    whenPut(
      self,
      inOrder(
        revealTop(3, 'seen'),
        returnToHand(choose({ ref: 'seen', filter: { races: ['Dream Mate'] } })),
        putOnDeckBottom(the('seen')),
      ),
    ),
    hyperize(),
    hyperMode(6000, guardman, each(yourShields({ races: ['Dream Mate'] }), gains(guardStrike))),
  ],
  printings: ['DM24-EX1 045'],
});

const gomesuX = creature({
  name: '完璧妖精ゴメスX',
  civilizations: ['nature'],
  races: ['Snow Faerie'],
  cost: 3,
  power: 2000,
  abilities: [
    whenPut(
      self,
      inOrder(putIntoMana(choose(yourCreatures())), putIntoMana(choose(opponentsCreatures(), 1, 'opponent'))),
    ),
  ],
  printings: ['DM24-EX1 064'],
});

const ochappiX = twinpact(
  '完璧妖精オチャッピィX / 「ちょこっトラップ！」',
  creature({
    name: '完璧妖精オチャッピィX',
    civilizations: ['nature'],
    races: ['Snow Faerie'],
    cost: 3,
    power: 3000,
    abilities: [
      whenPut(
        self,
        may(
          tap(choose(cardsIn('battleZone', 'you', { races: ['Snow Faerie'], other: true, tapped: false }))),
          castSpellHalf(self),
        ),
      ),
    ],
    printings: ['DM24-EX1 081'],
  }),
  spell({
    name: '「ちょこっトラップ！」',
    civilizations: ['nature'],
    cost: 5,
    abilities: [
      shieldTrigger,
      spellAbility(putIntoMana(choose(opponentsCreatures({ tapped: false })))),
      spellAbility(putIntoMana(choose(yourGraveyard()))),
    ],
  }),
);

export const nature: readonly CardDefinition[] = [viyandou, toresu, gomesuX, ochappiX];
