import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  any,
  atMost,
  blocker,
  cannotBeChosenByOpponent,
  cardsIn,
  choose,
  chooseUpTo,
  countOf,
  creature,
  crystalSoul,
  dangerousDash,
  discard,
  doubleBreaker,
  draw,
  eachWhile,
  eternalKappa,
  evolution,
  evolutionCreature,
  gacharangeCreature,
  happened,
  hyperize,
  hyperMode,
  inOrder,
  isLike,
  itself,
  justDiver,
  manaDrive,
  may,
  neoCreature,
  neoEvolution,
  onlyIf,
  opponentsCreatures,
  provided,
  returnToHand,
  self,
  shieldTrigger,
  sMaxEvolution,
  sMaxEvolutionCreature,
  spell,
  spellAbility,
  the,
  tripleBreaker,
  twinpact,
  useFree,
  when,
  wheneverAttacks,
  whenPut,
  yourHand,
} from 'taiki/words';

const enperaTeina = evolutionCreature({
  name: 'エンペラー・ティナ',
  civilizations: ['water'],
  races: ['Cyber Lord', 'Origin'],
  cost: 1,
  power: 4000,
  abilities: [blocker, evolution({ races: ['Cyber', 'Origin'] })],
});

const codeMax = sMaxEvolutionCreature({
  name: 'Code:-MAX',
  civilizations: ['water'],
  races: ['Dragon Code', 'Tricks', 'Rex Stars'],
  cost: 6,
  power: 7000,
  abilities: [
    ...sMaxEvolution,
    doubleBreaker,
    whenPut(self, may(draw(2))),
    wheneverAttacks(
      self,
      may(
        useFree(
          choose(
            yourHand({
              anyOf: [
                { type: 'tamaseed', cost: atMost(4) },
                { type: 'spell', cost: atMost(4) },
              ],
            }),
          ),
        ),
      ),
    ),
  ],
});

const zababanJokazu = spell({
  name: 'ザババン・ジョーカーズ',
  civilizations: ['water'],
  races: ['Jokers'],
  cost: 1,
  abilities: [
    spellAbility(
      draw(),
      discard(choose(yourHand())),
      onlyIf(isLike(the('chosen'), { races: ['Jokers'] }), draw()),
    ),
  ],
});

const tenkeiCx20 = gacharangeCreature({
  name: '天啓 CX-20',
  civilizations: ['water'],
  races: ['Tricks', 'Deletron'],
  cost: 4,
  power: 2000,
  abilities: [provided(manaDrive(6, 'water'), whenPut(self, may(draw(3))))],
});

const redioRozesu = creature({
  name: '「狡智」の頂天 レディオ・ローゼス',
  civilizations: ['water'],
  races: ['Zenith Celes'],
  cost: 10,
  power: 13000,
  abilities: [
    crystalSoul(3),
    justDiver,
    tripleBreaker,
    when({ event: 'put', what: itself, how: 'summoned' }, returnToHand(chooseUpTo(opponentsCreatures(), 3))),
    whenPut(any('opponent'), may(draw())),
    eternalKappa,
  ],
});

const seiwondRamar = creature({
  name: 'seiWond’Ramar',
  civilizations: ['water'],
  races: ['Magic Command Dragon'],
  cost: 4,
  power: 5000,
  abilities: [
    blocker,
    justDiver,
    provided(
      isLike(self, { tapped: true }),
      when(
        { event: 'endOfTurn', of: 'opponent' },
        may(
          draw(2),
          may(useFree(choose(yourHand({ cost: atMost(countOf(yourHand())), civilizations: ['water'] })))),
        ),
      ),
    ),
  ],
});

const sukeruhanta = creature({
  name: '文藍月 スケルハンター',
  civilizations: ['water'],
  races: ['Great Mecha King', 'Hyper Monster'],
  cost: 2,
  power: 2000,
  abilities: [hyperize(), hyperMode(6000, doubleBreaker, cannotBeChosenByOpponent)],
});

const zapanpu = creature({
  name: 'ザパンプ',
  civilizations: ['water'],
  races: ['Jokers'],
  cost: 2,
  power: 2000,
  abilities: [
    eachWhile(
      happened({ event: 'used', by: 'you', what: { type: 'spell' } }, atMost(0)),
      cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'spell' }),
      { kind: 'cost', by: -1, atLeast: 1 },
    ),
  ],
});

const rudoZana = creature({
  name: 'ルード・ザーナ',
  civilizations: ['water'],
  races: ['Cyber Command Dragon'],
  cost: 7,
  power: 5000,
  abilities: [
    shieldTrigger,
    blocker,
    whenPut(self, inOrder(draw(), returnToHand(opponentsCreatures({ cost: atMost(countOf(yourHand())) })))),
  ],
});

const sukuaro = twinpact(
  '叡智の聖騎士 スクアーロ / エナジー・ライト',
  neoCreature({
    name: '叡智の聖騎士 スクアーロ',
    civilizations: ['water'],
    races: ['Mutopia'],
    cost: 4,
    power: 5000,
    abilities: [
      neoEvolution({ civilizations: ['water'] }),
      whenPut(self, returnToHand(allCreatures({ keyword: 'blocker' }))),
    ],
  }),
  spell({ name: 'エナジー・ライト', civilizations: ['water'], cost: 3, abilities: [spellAbility(draw(2))] }),
);

const shinteiKanseiseRi = neoCreature({
  name: '～神帝、完成せり～',
  civilizations: ['water'],
  races: ['God', 'Steam Knight'],
  cost: 5,
  power: 6000,
  abilities: [
    dangerousDash('water', 4),
    neoEvolution({ civilizations: ['light', 'water', 'darkness'] }),
    justDiver,
    doubleBreaker,
    when(
      { event: 'endOfAttack', what: itself },
      inOrder(draw(), may(useFree(choose(yourHand({ cost: atMost(5), not: { type: 'creature' } }))))),
    ),
  ],
});

const tokiWoModosuMizuTokei = spell({
  name: '時を戻す水時計',
  civilizations: ['water'],
  cost: 1,
  abilities: [shieldTrigger, spellAbility(returnToHand(choose(opponentsCreatures({ power: atMost(3000) }))))],
});

export const water: readonly CardDefinition[] = [
  enperaTeina,
  codeMax,
  zababanJokazu,
  tenkeiCx20,
  redioRozesu,
  seiwondRamar,
  sukeruhanta,
  zapanpu,
  rudoZana,
  sukuaro,
  shinteiKanseiseRi,
  tokiWoModosuMizuTokei,
];
