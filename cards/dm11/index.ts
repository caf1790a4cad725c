import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { bairaTheHiddenLunatic } from './bairaTheHiddenLunatic.ts';
import { belixTheExplorer } from './belixTheExplorer.ts';
import { beratchaTheHiddenGlutton } from './beratchaTheHiddenGlutton.ts';
import { bradsCutter } from './bradsCutter.ts';
import { diamondiaTheBlizzardRider } from './diamondiaTheBlizzardRider.ts';
import { emergencyTyphoon } from './emergencyTyphoon.ts';
import { engbeltTheSpydroid } from './engbeltTheSpydroid.ts';
import { evilIncarnate } from './evilIncarnate.ts';
import { fantasyFish } from './fantasyFish.ts';
import { hideAndSeek } from './hideAndSeek.ts';
import { hysteriaLizard } from './hysteriaLizard.ts';
import { jabahasAutomaton } from './jabahasAutomaton.ts';
import { luckyBall } from './luckyBall.ts';
import { melodicHunter } from './melodicHunter.ts';
import { miraculousMeltdown } from './miraculousMeltdown.ts';
import { miraculousPlague } from './miraculousPlague.ts';
import { miraculousSnare } from './miraculousSnare.ts';
import { miraculousTruce } from './miraculousTruce.ts';
import { morbidMedicine } from './morbidMedicine.ts';
import { nialVizierOfDexterity } from './nialVizierOfDexterity.ts';
import { quillspikeRumbler } from './quillspikeRumbler.ts';
import { rainbowGate } from './rainbowGate.ts';
import { reapAndSow } from './reapAndSow.ts';
import { riseAndShine } from './riseAndShine.ts';
import { rouletteOfRuin } from './rouletteOfRuin.ts';
import { slashAndBurn } from './slashAndBurn.ts';
import { solarTrap } from './solarTrap.ts';
import { spinningTerrorTheWretched } from './spinningTerrorTheWretched.ts';
import { tenTonCrunch } from './tenTonCrunch.ts';
import { timeScout } from './timeScout.ts';
import { warlordAilzonius } from './warlordAilzonius.ts';
import { yulianaChannelerOfSuns } from './yulianaChannelerOfSuns.ts';

/** The cards of DM-11 that are not among those of the rulings, by name. */
export const dm11: readonly CardDefinition[] = Object.freeze([
  bairaTheHiddenLunatic,
  belixTheExplorer,
  beratchaTheHiddenGlutton,
  bradsCutter,
  diamondiaTheBlizzardRider,
  emergencyTyphoon,
  engbeltTheSpydroid,
  evilIncarnate,
  fantasyFish,
  hideAndSeek,
  hysteriaLizard,
  jabahasAutomaton,
  luckyBall,
  melodicHunter,
  miraculousMeltdown,
  miraculousPlague,
  miraculousSnare,
  miraculousTruce,
  morbidMedicine,
  nialVizierOfDexterity,
  quillspikeRumbler,
  rainbowGate,
  reapAndSow,
  riseAndShine,
  rouletteOfRuin,
  slashAndBurn,
  solarTrap,
  spinningTerrorTheWretched,
  tenTonCrunch,
  timeScout,
  warlordAilzonius,
  yulianaChannelerOfSuns,
]);
