import type { CardDefinition } from 'taiki';
import {
  atMost,
  blocker,
  cardsIn,
  choose,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  galaxyshield,
  guardStrike,
  inOrder,
  isLike,
  machFighter,
  magibomber,
  may,
  onlyIf,
  opponentsCreatures,
  optionalReduction,
  put,
  putIntoMana,
  revealTop,
  revolutionChange,
  saver,
  self,
  shieldTrigger,
  slayer,
  speedAttacker,
  starEvolution,
  starEvolutionCreature,
  tap,
  the,
  tripleBreaker,
  wheneverAttacks,
  whenPut,
  yourHand,
} from 'taiki/words';

const capteenHebipoStar = starEvolutionCreature({
  name: 'CAPTEEEN ＜ヘビポ.Star＞',
  civilizations: ['light', 'fire'],
  races: ['Beat Jockey', 'Angel Command', 'Team Bomber', 'Rex Stars'],
  cost: 4,
  power: 6000,
  abilities: [
    starEvolution({
      anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['light'] }, { civilizations: ['fire'] }],
    }),
    doubleBreaker,
    magibomber(4),
  ],
  printings: ['DMEX-16 091'],
});

const borushakkuDoragon = creature({
  name: 'ボルシャック・西南・ドラゴン',
  civilizations: ['fire', 'nature'],
  races: ['Armored Dragon', 'Earth Dragon', 'Samurai'],
  cost: 4,
  power: 4000,
  abilities: [
    each(
      cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', races: ['Dragon'] }),
      optionalReduction(2, 1),
    ),
    saver({ type: 'creature', races: ['Dragon'] }),
  ],
  printings: ['DMEX-16 004'],
});

const barugaDoRaiba = creature({
  name: '無双龍幻バルガ・ド・ライバー',
  civilizations: ['fire', 'nature'],
  races: ['Armored Dragon', 'Earth Dragon', 'Hunter'],
  cost: 10,
  power: 14000,
  abilities: [
    speedAttacker,
    machFighter,
    tripleBreaker,
    wheneverAttacks(
      self,
      may(
        revealTop(1, 'seen'),
        onlyIf(isLike(the('seen'), { races: ['Dragon'] }), put(the('seen')), putIntoMana(the('seen'))),
      ),
    ),
  ],
  printings: ['DMEX-16 005'],
});

const berufare = creature({
  name: '星光の旋律 ベルファーレ',
  civilizations: ['light', 'water'],
  races: ['Angel Command Dragon', 'Revolutionary', 'Team Doremi'],
  cost: 7,
  power: 7500,
  abilities: [
    revolutionChange({ civilizations: ['light', 'water'], races: ['Dragon'] }),
    doubleBreaker,
    whenPut(self, draw(2)),
  ],
  printings: ['DMEX-16 053'],
});

const zakuZevoru = creature({
  name: '神滅翔天ザーク・ゼヴォル',
  civilizations: ['darkness', 'fire'],
  races: ['Fire Bird', 'Zombie Dragon'],
  cost: 4,
  power: 4000,
  abilities: [slayer, whenPut(self, may(discard(choose(yourHand())), draw()))],
  printings: ['DMEX-16 057'],
});

const gekijouNoFukuin = creature({
  name: '「激情の福音」',
  civilizations: ['light', 'water'],
  races: ['Metallica', 'Team Galaxy', 'Rex Stars'],
  cost: 7,
  power: 9000,
  abilities: [guardStrike, ...galaxyshield(4), blocker, doubleBreaker, whenPut(self, may(draw(3)))],
  printings: ['DMEX-16 086'],
});

const biriboChurisu = creature({
  name: 'ビリボー・チュリス',
  civilizations: ['light', 'fire'],
  races: ['Beat Jockey', 'Team Bomber', 'Rex Stars'],
  cost: 4,
  power: 3500,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      inOrder(
        destroy(choose(opponentsCreatures({ power: atMost(3000) }))),
        tap(choose(opponentsCreatures())),
      ),
    ),
  ],
  printings: ['DMEX-16 092'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  capteenHebipoStar,
  borushakkuDoragon,
  barugaDoRaiba,
  berufare,
  zakuZevoru,
  gekijouNoFukuin,
  biriboChurisu,
];
