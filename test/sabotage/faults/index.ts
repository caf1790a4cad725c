import type { Fault } from '../fault.ts';
import { attack } from './attack.ts';
import { between } from './between.ts';
import { corners } from './corners.ts';
import { coveredCards } from './covered.ts';
import { declaration } from './declaration.ts';
import { evolutions } from './evolutions.ts';
import { faces } from './faces.ts';
import { families } from './families.ts';
import { identities } from './identities.ts';
import { links } from './links.ts';
import { namedWords } from './namedWords.ts';
import { order } from './order.ts';
import { pairs } from './pairs.ts';
import { rareWords } from './rareWords.ts';
import { resolving } from './resolving.ts';
import { standby } from './standby.ts';
import { triggers } from './triggers.ts';
import { turn } from './turn.ts';
import { using } from './using.ts';
import { zones } from './zones.ts';

export const faults: readonly Fault[] = [
  ...standby,
  ...declaration,
  ...triggers,
  ...resolving,
  ...using,
  ...zones,
  ...attack,
  ...turn,
  ...corners,
  ...coveredCards,
  ...pairs,
  ...identities,
  ...evolutions,
  ...faces,
  ...order,
  ...between,
  ...families,
  ...links,
  ...namedWords,
  ...rareWords,
];
