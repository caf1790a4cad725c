import {
  any,
  called,
  cardsIn,
  charger,
  choose,
  creature,
  dangerousDash,
  destroy,
  doubleBreaker,
  draw,
  each,
  evolution,
  evolutionCreature,
  fortEnergy,
  gets,
  has,
  instead,
  invasion,
  itself,
  meteorburn,
  onlyTopCard,
  pandoraShift,
  power,
  put,
  returnToHand,
  rinneInfinity,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  superInfiniteOmega,
  twinpact,
  ultimateEvolution,
  ultimateEvolutionMax,
  when,
  whenDestroyed,
  wheneverAttacks,
  wouldLeave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
  zeroRinneInfinity,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';
import { until } from './goingOn.ts';
import { beast, charm, powerOf } from './printed.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 2000 } as const;
const hound = creature({ ...plain, name: 'Hound', races: ['Beast Folk'] });
const keep = creature({
  ...plain,
  name: 'Keep',
  cost: 2,
  abilities: [shieldTrigger, dangerousDash('fire', 1), fortEnergy({ races: ['Beast Folk'] }, draw())],
});
const gate = beast('Gate', 2000, {
  kind: 'replacement',
  of: { event: 'moves', what: { of: 'opponent', filter: { type: 'creature' } }, to: 'battleZone' },
  instead: instead('manaZone'),
});

describe('601.1f rulings of Fort E', () => {
  const cards = [hound, keep, gate];
  const p1 = { hand: ['Keep'], manaZone: ['Hound', 'Fire Filler'] } as const;

  driven('603.2d does nothing where its creature goes elsewhere instead', (begin) => {
    const duel = begin({ cards, p1, p2: { battleZone: ['Gate'] } }).use('Summon Keep');
    expect([duel.zone('p1', 'hand'), duel.names('p1', 'manaZone')]).toEqual([
      [],
      ['Fire Filler', 'Hound', 'Keep'],
    ]);
  });

  driven('110.5a follows although its creature has died', (begin) => {
    const warden = beast(
      'Warden',
      2000,
      when(
        { event: 'put', what: any('you', { names: ['Keep'] }) },
        destroy(called(choose(yourCreatures({ names: ['Keep'] })), 'it')),
      ),
    );
    const duel = begin({ cards: [...cards, warden], p1: { ...p1, battleZone: ['Warden'] } });
    duel.use('Summon Keep').choose('Warden');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([
      ['Warden'],
      ['Filler'],
      ['Keep'],
    ]);
  });

  driven('110.5a follows although what was tapped for it has left the mana zone', (begin) => {
    const digger = beast(
      'Digger',
      2000,
      when(
        { event: 'put', what: any('you', { names: ['Keep'] }) },
        returnToHand(choose(yourMana({ names: ['Hound'] }))),
      ),
    );
    const duel = begin({ cards: [...cards, digger], p1: { ...p1, battleZone: ['Digger'] } });
    duel.use('Summon Keep').choose('Digger');
    expect(duel.names('p1', 'hand')).toEqual(['Filler', 'Hound']);
  });

  driven('112.3a asks for a payment: by its shield trigger nothing was tapped for it', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Fear Fang'] },
      p2: { shieldZone: ['Keep'], manaZone: [{ name: 'Hound', tapped: true }] },
    });
    duel.choose('Fear Fang attacks the player').choose('Keep');
    expect([duel.battleZones.p2, duel.zone('p2', 'hand')]).toEqual([['Keep'], []]);
  });

  driven('603.5b counts a race that the card has in the mana zone', (begin) => {
    const totem = beast('Totem', 2000, each(yourMana(), { kind: 'races', also: ['Beast Folk'] }));
    const duel = begin({
      cards: [...cards, totem],
      p1: { hand: ['Keep'], manaZone: { fire: 2 }, battleZone: ['Totem'] },
    });
    duel.use('Summon Keep');
    expect(duel.zone('p1', 'hand')).toEqual(['Filler']);
  });

  driven('405.4 sees no race on a card that lies face down', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Keep'], manaZone: [{ name: 'Hound', faceDown: true }, 'Fire Filler'] },
    });
    duel.use('Summon Keep');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([['Keep'], []]);
  });

  driven('810.3 counts the race of the creature half of a twinpact', (begin) => {
    const cub = twinpact(
      'Cub / Roar',
      creature({ ...plain, name: 'Cub', races: ['Beast Folk'] }),
      spell({ name: 'Roar', civilizations: ['fire'], cost: 3, abilities: [spellAbility(draw())] }),
    );
    const duel = begin({
      cards: [...cards, cub],
      p1: { hand: ['Keep'], manaZone: ['Cub / Roar', 'Fire Filler'] },
    });
    duel.use('Summon Keep');
    expect(duel.zone('p1', 'hand')).toEqual(['Filler']);
  });

  driven('112.3 counts what is tapped for another cost of the card, as another creature attacks', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { hand: ['Keep'], manaZone: ['Hound'], battleZone: ['Fear Fang'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Keep');
    if (duel.asked === 'p1 pay') duel.choose(duel.options[0] ?? '');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([
      ['Fear Fang (tapped)', 'Keep'],
      ['Filler'],
    ]);
  });

  driven('603.2 does nothing where nothing triggers as a creature of its player is put', (begin) => {
    const hush = beast(
      'Hush',
      2000,
      each(cardsIn('battleZone', 'opponent'), { kind: 'triggersAsPut', for: 'nobody' }),
    );
    const duel = begin({ cards: [...cards, hush], p1, p2: { battleZone: ['Hush'] } });
    duel.use('Summon Keep');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([['Keep'], []]);
  });
});

const small = creature({ ...plain, name: 'Small', races: ['Giant'] });
const grown = evolutionCreature({ ...plain, name: 'Grown', races: ['Giant'], abilities: [evolution({})] });
const ultimate = evolutionCreature({
  ...plain,
  name: 'Ultimate',
  power: 5000,
  abilities: [ultimateEvolution()],
});
const peak = evolutionCreature({
  ...plain,
  name: 'Peak',
  power: 9000,
  abilities: [
    ultimateEvolutionMax(),
    invasion({ names: ['Ultimate'] }),
    doubleBreaker,
    wheneverAttacks(self, draw()),
  ],
});
const PILE = { name: 'Ultimate', over: ['Grown', 'Small'] } as const;
const TOWER = { name: 'Peak', over: ['Ultimate', 'Grown', 'Small'] } as const;

describe('801.1a rulings of ultimate evolution MAX', () => {
  const cards = [small, grown, ultimate, peak];

  driven(
    '801.4b leaves an ultimate evolution over what it lay on, where only its top card leaves',
    (begin) => {
      const duel = cast(
        begin,
        { do: 'move', what: yourCreatures({ names: ['Peak'] }), to: 'graveyard', topOnly: true },
        { cards, p1: { battleZone: ['Brute', TOWER] } },
      );
      expect(duel.battleZones.p1).toEqual(['Brute', 'Ultimate (over Grown, Small)']);
      expect(duel.zone('p1', 'graveyard')).toEqual(['Peak', 'Order']);
    },
  );

  driven('109.2b is one creature that is destroyed, however many cards go along', (begin) => {
    const mourner = beast('Mourner', 2000, whenDestroyed(any('you'), draw()));
    const duel = cast(begin, destroy(yourCreatures({ names: ['Peak'] })), {
      cards: [...cards, mourner],
      p1: { battleZone: ['Brute', 'Mourner', TOWER] },
    });
    expect([duel.count('p1', 'graveyard'), duel.count('p1', 'hand')]).toEqual([5, 1]);
  });

  driven('506.3a, 801.2a goes on with the attack of its base, and has not attacked', (begin) => {
    const duel = begin({ cards, step: 'attack', p1: { hand: ['Peak'], battleZone: [PILE] } });
    duel.choose('Ultimate attacks the player').choose('Peak');
    expect([duel.asked, duel.decision.max, duel.count('p1', 'hand')]).toEqual(['p1 shields', 2, 0]);
    expect(duel.battleZones.p1).toEqual(['Peak (tapped, over Ultimate, Grown, Small)']);
  });

  driven("801.2 is attacked as its base was, in the other player's turn", (begin) => {
    const usher = beast(
      'Usher',
      1000,
      when({ event: 'attacked', what: { of: 'you' } }, put(choose(yourHand({ type: 'creature' })))),
    );
    const duel = begin({
      cards: [...cards, usher],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Fear Fang'] },
      p2: { hand: ['Peak'], battleZone: [{ ...PILE, tapped: true }, 'Usher'] },
    });
    duel.choose('Fear Fang attacks Ultimate');
    expect(duel.battleZones).toEqual({
      p1: ['Fear Fang'],
      p2: ['Peak (tapped, over Ultimate, Grown, Small)', 'Usher'],
    });
  });

  driven('801.2 has what was done to its base', (begin) => {
    const duel = cast(begin, gets(yourCreatures({ names: ['Ultimate'] }), 'turn', power(-2000)), {
      cards,
      p1: { hand: ['Peak'], manaZone: { fire: 2 }, battleZone: ['Brute', PILE] },
    });
    duel.use('Summon Peak');
    expect(powerOf(duel, 'p1', 'Peak')).toBe(7000);
  });

  driven('116.2a is not put on an ultimate evolution that is sealed', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Peak'], manaZone: { fire: 1 }, battleZone: [{ ...PILE, seals: ['Small'] }, 'Fear Fang'] },
    });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('409.1f of two that are put together the second finds its base taken', (begin) => {
    const duel = cast(begin, put(choose(yourHand({ names: ['Peak'] }), 2)), {
      cards,
      p1: { hand: ['Peak', 'Peak'], battleZone: ['Brute', PILE] },
    });
    until(duel, 'p1 attack');
    expect(duel.battleZones.p1).toEqual(['Brute', 'Peak (over Ultimate, Grown, Small)']);
    expect(duel.zone('p1', 'hand')).toEqual(['Peak']);
  });
});

describe('801.1a rulings of super infinite evolution omega', () => {
  const fromGraveyard = has({ kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } });
  const legion = evolutionCreature({
    ...plain,
    name: 'Legion',
    races: ['Giant'],
    power: 9000,
    abilities: [superInfiniteOmega({ races: ['Giant'] }), { ...fromGraveyard, from: ['graveyard'] }],
  });
  const cards = [small, grown, legion];

  driven('409.1c is not put on itself where it is summoned from the graveyard', (begin) => {
    const duel = begin({
      cards,
      p1: { graveyard: ['Legion'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
    });
    expect(duel.asked).toBe('p1 attack');
    const other = begin({
      cards,
      p1: { graveyard: ['Legion', 'Small'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
    });
    other.use('Summon Legion');
    if (other.asked === 'p1 evolve') other.choose(...other.options);
    expect(other.battleZones.p1).toEqual(['Fear Fang', 'Legion (over Small)']);
    expect(other.zone('p1', 'graveyard')).toEqual([]);
  });

  driven('601.1h, 400.5b is put untapped on the mana that was tapped for it', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Legion'], manaZone: ['Small'] } });
    duel.use('Summon Legion');
    if (duel.asked === 'p1 evolve') duel.choose('Small');
    expect([duel.battleZones.p1, duel.count('p1', 'manaZone')]).toEqual([['Legion (over Small)'], 0]);
    const put = duel.duel.log.filter(({ kind }) => kind === 'cardPut' || kind === 'cardPutUnder');
    expect(put).toMatchObject([
      { kind: 'cardPut', name: 'Legion', onto: 'Small' },
      { kind: 'cardPutUnder', name: 'Small', from: 'manaZone', hostName: 'Legion', rule: '801.1b' },
    ]);
  });

  driven('801.2b is put tapped where one of its bases is a tapped creature', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Legion'],
        manaZone: { fire: 1 },
        graveyard: ['Small'],
        battleZone: [{ name: 'Small', tapped: true }],
      },
    });
    duel.use('Summon Legion').choose('Small', 'Small');
    expect(duel.battleZones.p1).toEqual(['Legion (tapped, over Small, Small)']);
  });

  driven('603.5 makes cards leave the mana zone and the graveyard, but no creature leave', (begin) => {
    const clerk = beast(
      'Clerk',
      1000,
      when({ event: 'moved', what: { of: 'you' }, from: 'manaZone' }, draw()),
      when({ event: 'moved', what: { of: 'you' }, from: 'graveyard' }, draw()),
      when({ event: 'moved', what: any('you'), from: 'battleZone' }, draw()),
    );
    const duel = begin({
      cards: [...cards, clerk],
      p1: {
        hand: ['Legion'],
        manaZone: ['Small', 'Fire Filler'],
        graveyard: ['Small', 'Small'],
        battleZone: ['Small', 'Clerk'],
      },
    });
    duel.use('Summon Legion').choose('Small', 'Small', 'Small', 'Small');
    while (duel.asked === 'p1 standby') duel.choose(duel.options[0] ?? '');
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  driven(
    '801.4b leaves the first card below it that can be there alone, and others go to the graveyard',
    (begin) => {
      const horde = evolutionCreature({
        ...plain,
        name: 'Horde',
        power: 9000,
        abilities: [superInfiniteOmega({}), wouldLeave(itself, onlyTopCard)],
      });
      const duel = cast(begin, destroy(yourCreatures({ names: ['Horde'] })), {
        cards: [...cards, horde, charm('Wind', draw())],
        p1: { battleZone: ['Brute', { name: 'Horde', over: ['Wind', 'Small', 'Wind'] }] },
      });
      expect(duel.battleZones.p1).toEqual(['Brute', 'Small (over Wind)']);
      expect(duel.names('p1', 'graveyard')).toEqual(['Horde', 'Order', 'Wind']);
    },
  );

  driven('801.2 a second copy may be put on the first, which stays the same creature', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Legion'],
        manaZone: { fire: 1 },
        battleZone: [{ name: 'Legion', over: ['Small'], tapped: true }],
      },
    });
    duel.use('Summon Legion');
    if (duel.asked === 'p1 evolve') duel.choose('Legion');
    expect(duel.battleZones.p1).toEqual(['Legion (tapped, over Legion, Small)']);
  });

  driven("801.1a an effect puts it in the other player's turn, on cards of all three zones", (begin) => {
    const usher = beast(
      'Usher',
      1000,
      when({ event: 'attacked', what: { of: 'you' } }, put(choose(yourHand({ type: 'creature' })))),
    );
    const duel = begin({
      cards: [...cards, usher],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Fear Fang'] },
      p2: {
        hand: ['Legion'],
        manaZone: [{ name: 'Small', tapped: true }],
        graveyard: ['Small'],
        battleZone: [{ name: 'Usher', tapped: true }, 'Small'],
      },
    });
    duel.choose('Fear Fang attacks Usher');
    expect([duel.asked, duel.options]).toEqual(['p2 evolve', ['Small', 'Small', 'Small']]);
    duel.choose('Small', 'Small', 'Small');
    expect(duel.battleZones.p2).toContain('Legion (over Small, Small, Small)');
  });

  driven('801.2 meteorburn spends cards of any of those zones', (begin) => {
    const comet = evolutionCreature({
      ...plain,
      name: 'Comet',
      power: 9000,
      abilities: [superInfiniteOmega({ races: ['Giant'] }), meteorburn(2, draw())],
    });
    const duel = begin({
      cards: [...cards, comet],
      p1: { hand: ['Comet'], manaZone: ['Fire Filler', 'Small'], graveyard: ['Small'] },
    });
    duel.use('Summon Comet').choose('Small', 'Small').choose('Comet attacks the player');
    if (duel.asked === 'p1 may') duel.choose('Yes');
    until(duel, 'p1 shields');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard'), duel.count('p1', 'hand')]).toEqual([
      ['Comet (tapped)'],
      ['Small', 'Small'],
      1,
    ]);
  });
});

describe('409.2 rulings of pandora shift', () => {
  const royal = creature({
    name: 'Royal',
    civilizations: ['light', 'fire'],
    cost: 3,
    power: 5000,
    races: ['Alien'],
    abilities: [
      shieldTrigger,
      pandoraShift(2, 'light', 'fire'),
      {
        ...has({ kind: 'can', permission: { do: 'summonFrom', zone: 'hyperspatialZone' } }),
        from: ['hyperspatialZone'],
      },
    ],
  });
  const mixed = creature({ ...plain, name: 'Mixed', civilizations: ['light', 'fire'] });
  const cards = [royal, mixed];

  driven('112.2a asks for a card of each civilization', (begin) => {
    const offered = (manaZone: readonly string[]) =>
      begin({ cards, p1: { hand: ['Royal'], manaZone, battleZone: ['Fear Fang'] } }).options.filter((one) =>
        one.includes('Pandora'),
      );
    expect(offered(['Mixed', 'Fire Filler'])).toHaveLength(1);
    expect(offered(['Mixed', 'Nature Filler'])).toHaveLength(0);
    expect(offered(['Fire Filler', 'Fire Filler', 'Nature Filler'])).toHaveLength(0);
  });

  driven('112.3a is not what a shield trigger does', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Fear Fang'] },
      p2: { shieldZone: ['Royal'], manaZone: ['Mixed', 'Fire Filler'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Royal');
    expect([duel.battleZones.p2, duel.zone('p2', 'hyperspatialZone')]).toEqual([['Royal'], []]);
  });

  driven('117.1 once put from there it dies into the graveyard, and does not go back', (begin) => {
    const duel = cast(begin, destroy(yourCreatures({ names: ['Royal'] })), {
      cards,
      p1: { battleZone: ['Brute', 'Royal'] },
    });
    expect([duel.names('p1', 'graveyard'), duel.zone('p1', 'hyperspatialZone')]).toEqual([
      ['Order', 'Royal'],
      [],
    ]);
  });

  driven('409.2 moves the card, which "leaves the hand" sees and "is summoned" does not', (begin) => {
    const clerk = beast(
      'Clerk',
      1000,
      when({ event: 'moved', what: { of: 'you' }, from: 'hand' }, draw()),
      when({ event: 'used', by: 'you' }, draw(3)),
    );
    const duel = begin({
      cards: [...cards, clerk],
      p1: { hand: ['Royal'], manaZone: ['Mixed', 'Fire Filler'], battleZone: ['Clerk'] },
    });
    duel.use('Pandora shift Royal');
    expect([duel.count('p1', 'hand'), duel.zone('p1', 'hyperspatialZone')]).toEqual([1, ['Royal']]);
  });

  driven('601.1 an effect puts it from there in the turn of the other player', (begin) => {
    const caller = beast(
      'Caller',
      1000,
      when(
        { event: 'attacked', what: { of: 'you' } },
        put(choose(cardsIn('hyperspatialZone', 'you', { races: ['Alien'] }))),
      ),
    );
    const duel = begin({
      cards: [...cards, caller],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Fear Fang'] },
      p2: { hyperspatialZone: ['Royal'], battleZone: [{ name: 'Caller', tapped: true }] },
    });
    duel.choose('Fear Fang attacks Caller');
    expect(duel.battleZones.p2).toContain('Royal');
  });
});

describe('302.2 rulings of rinne infinity', () => {
  const gaia = twinpact(
    'Gaia / Flames',
    creature({ ...plain, name: 'Gaia', cost: 9, abilities: [doubleBreaker, ...rinneInfinity('Gaia')] }),
    spell({
      name: 'Flames',
      civilizations: ['fire'],
      cost: 2,
      abilities: [charger, spellAbility(draw())],
    }),
  );
  const summit = twinpact(
    'Summit / Rain',
    creature({ ...plain, name: 'Summit', abilities: [zeroRinneInfinity] }),
    spell({ name: 'Rain', civilizations: ['fire'], cost: 8, abilities: [spellAbility(draw(2))] }),
  );
  const cards = [gaia, summit, small, grown];

  driven('409.2 charger does nothing: the card does not go to the graveyard', (begin) => {
    const duel = begin({ cards, p1: { battleZone: ['Gaia / Flames'], manaZone: { fire: 2 } } });
    duel.use('Cast Flames');
    expect(duel.battleZones.p1).toEqual(['Gaia / Flames']);
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([1, 3]);
  });

  driven('200.3a, 116.2a is not there below another card, nor sealed', (begin) => {
    for (const lying of [
      { name: 'Grown', over: ['Gaia / Flames'] },
      { name: 'Gaia / Flames', seals: ['Small'] },
    ]) {
      const duel = begin({ cards, p1: { battleZone: [lying, 'Fear Fang'], manaZone: { fire: 2 } } });
      expect(duel.asked).toBe('p1 attack');
    }
  });

  driven('603.2 zero rinne infinity is not used where it is put without being summoned', (begin) => {
    const duel = cast(begin, put(choose(yourGraveyard())), { cards, p1: { graveyard: ['Summit / Rain'] } });
    expect(duel.asked).toBe('p1 attack');
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Brute', 'Summit / Rain'], 0]);
  });
});
