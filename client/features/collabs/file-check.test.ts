import { describe, expect, it } from '@jest/globals';
import { fileFault, sizeWarning } from './HandIn';

describe('fileFault', () => {
  it('lets the agreed kind through, and either of a mix', () => {
    expect(fileFault({ name: 'supper.mp4', size: 10 }, 'video')).toBeNull();
    expect(fileFault({ name: 'supper.jpg', size: 10 }, 'mix')).toBeNull();
    expect(fileFault({ name: 'supper.jpg', size: 10 }, 'video')).toBe('This piece was agreed as video.');
  });

  it('R380: refuses other files and too large ones before they are sent', () => {
    expect(fileFault({ name: 'menu.svg', size: 10 }, 'image')).toContain('“svg” can’t be uploaded');
    expect(fileFault({ name: 'supper.mp4', size: 2_000_000_001 }, 'video')).toContain('up to 2 GB');
    expect(fileFault({ name: 'supper.jpg', size: 100_000_001 }, 'image')).toContain('up to 100 MB');
  });
});

describe('sizeWarning', () => {
  it('R412: looks at the shorter side, so that an upright video counts like a wide one', () => {
    expect(sizeWarning(1_080, 1_920)).toBeNull();
    expect(sizeWarning(1_920, 1_080)).toBeNull();
    expect(sizeWarning(720, 1_280)).toBe(
      'This video is 720 × 1280. Video must be at least 1080p. We can only accept it if the brand waives this rule.',
    );
  });
});
