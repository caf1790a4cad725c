import type { CardDefinition } from 'taiki';
import {
  addToShields,
  allCreatures,
  atEndOfYourTurn,
  atLeast,
  atMost,
  blocker,
  both,
  called,
  cannot,
  cannotAttackPlayers,
  cardsIn,
  choose,
  chooseUpTo,
  countOf,
  creature,
  destroy,
  draw,
  gets,
  given,
  happened,
  has,
  inOrder,
  isLike,
  lookAtTop,
  may,
  megaLastBurst,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  opponentsMana,
  opponentsShields,
  opponentsTurn,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  the,
  topOfDeckTo,
  twinpact,
  ultraSaver,
  untap,
  whenPut,
  yourHand,
  yourMana,
  yourShields,
} from 'taiki/words';

const kumoKamiNoHijiriTon = twinpact(
  '蜘紙の聖沌 kum0 / 聖沌忍法 メカ吹雪の術',
  creature({
    name: '蜘紙の聖沌 kum0',
    civilizations: ['light'],
    races: ['Mecha Del Stella', 'Shinobi'],
    cost: 5,
    power: 4000,
    abilities: [has({ kind: 'winsBattles' }), megaLastBurst],
    printings: ['DM23-RP3 009'],
  }),
  spell({
    name: '聖沌忍法 メカ吹雪の術',
    civilizations: ['light'],
    races: ['Mecha Del Tech'],
    cost: 3,
    abilities: [
      spellAbility(
        addToShields(choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(3) }))),
      ),
    ],
  }),
);

const pisuRupia = creature({
  name: 'ピース・盾・ルピア',
  civilizations: ['light'],
  races: ['Armored Fire Bird'],
  cost: 4,
  power: 3500,
  abilities: [
    shieldTrigger,
    given(
      both(
        isLike(the('was'), { usedThrough: 'shieldTrigger' }),
        both(opponentsTurn, happened({ event: 'shieldBroken', of: 'you' }, atLeast(2))),
      ),
      whenPut(self, tap(opponentsCreatures())),
    ),
    blocker,
    whenPut(
      self,
      inOrder(
        lookAtTop(3, 'seen'),
        {
          do: 'choose',
          what: called(chooseUpTo({ ref: 'seen', filter: { races: ['Dragon', 'Fire Bird'] } }, 1), 'found'),
        },
        { do: 'reveal', what: the('found') },
        returnToHand(the('found')),
        putOnDeckBottom(the('seen')),
      ),
    ),
  ],
  printings: ['DM23-RP3 010'],
});

const sasoriKamiNoHijiriTon = creature({
  name: '蠍紙の聖沌 5450r1',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 8,
  power: 5500,
  abilities: [shieldTrigger, blocker, whenPut(self, may(addToShields(choose(opponentsCreatures()))))],
  printings: ['DM23-RP3 028'],
});

const ruberuFosu = creature({
  name: '富力！ルベル&フォース',
  civilizations: ['light'],
  races: ['Mecha Del Dinero', 'Armored Dragon'],
  cost: 3,
  power: 3500,
  abilities: [
    whenPut(
      self,
      inOrder(
        onlyIf({ kind: 'compare', a: countOf(opponentsHand()), is: 'more', b: countOf(yourHand()) }, draw()),
        onlyIf(
          { kind: 'compare', a: countOf(opponentsMana()), is: 'more', b: countOf(yourMana()) },
          { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true },
        ),
        onlyIf(
          { kind: 'compare', a: countOf(yourShields()), is: 'less', b: countOf(opponentsShields()) },
          topOfDeckTo('shieldZone'),
        ),
      ),
    ),
  ],
  printings: ['DM23-RP3 029'],
});

const patofaruP4 = twinpact(
  'パトファール-P4 / サイレント・サイレン',
  creature({
    name: 'パトファール-P4',
    civilizations: ['light'],
    races: ['Mecha Del Dinero'],
    cost: 2,
    power: 500,
    abilities: [
      whenPut(self, gets(choose(allCreatures()), 'yourNextTurn', cannot({ do: 'move', from: 'battleZone' }))),
    ],
    printings: ['DM23-RP3 046'],
  }),
  spell({
    name: 'サイレント・サイレン',
    civilizations: ['darkness'],
    races: ['Mecha Del Tech'],
    cost: 5,
    abilities: [shieldTrigger, spellAbility(destroy(choose(opponentsCreatures())))],
  }),
);

const airipusuBurutchi = creature({
  name: '傘動！アイリプス&ブルッチ',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Armored Fire Bird'],
  cost: 6,
  power: 5500,
  abilities: [shieldTrigger, whenPut(self, tap(chooseUpTo(opponentsCreatures(), 2)))],
  printings: ['DM23-RP3 051'],
});

const orenveraD10 = creature({
  name: 'オレンヴェーラ-D10',
  civilizations: ['light'],
  races: ['Mecha Del Dinero'],
  cost: 3,
  power: 6000,
  abilities: [blocker, cannotAttackPlayers, atEndOfYourTurn(untap(self))],
  printings: ['DM23-RP3 052'],
});

const mendosa = creature({
  name: '巡鎧者メンドーサ',
  civilizations: ['light'],
  races: ['Armored Cosmo Walker'],
  cost: 2,
  power: 2000,
  abilities: [
    whenPut(
      self,
      inOrder(
        revealTop(1, 'seen'),
        onlyIf(
          isLike(the('seen'), { races: ['Armored'] }),
          returnToHand(the('seen')),
          may(putOnDeckBottom(the('seen'))),
        ),
      ),
    ),
  ],
  printings: ['DM23-RP3 053'],
});

const denebiaDopperu = creature({
  name: '飛工！デネビア&ドッペル',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Armored Wyvern'],
  cost: 2,
  power: 1000,
  abilities: [ultraSaver({ type: 'creature', races: ['Mecha', 'Armored'] })],
  printings: ['DM23-RP3 054'],
});

export const light: readonly CardDefinition[] = [
  kumoKamiNoHijiriTon,
  pisuRupia,
  sasoriKamiNoHijiriTon,
  ruberuFosu,
  patofaruP4,
  airipusuBurutchi,
  orenveraD10,
  mendosa,
  denebiaDopperu,
];
