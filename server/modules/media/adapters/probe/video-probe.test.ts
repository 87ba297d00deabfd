import { videoProbeContract } from '../../ports/video-probe.contract.js';
import { MediaInfoVideoProbe } from './media-info-video-probe.js';

describe('videos by MediaInfo', () => videoProbeContract(() => new MediaInfoVideoProbe()));
