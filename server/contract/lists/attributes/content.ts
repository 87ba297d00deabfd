import { other } from '../option.js';

export const contentVibes = [
  { id: 'aesthetic', label: 'Aesthetic' },
  { id: 'calm', label: 'Calm' },
  { id: 'cinematic', label: 'Cinematic' },
  { id: 'comedic', label: 'Comedic' },
  { id: 'documentary', label: 'Documentary' },
  { id: 'educational', label: 'Educational' },
  { id: 'energetic', label: 'Energetic' },
  { id: 'honest-review', label: 'Honest review' },
  { id: 'inspirational', label: 'Inspirational' },
  { id: 'lifestyle', label: 'Lifestyle' },
  { id: 'luxurious', label: 'Luxurious' },
  { id: 'playful', label: 'Playful' },
  { id: 'storytelling', label: 'Storytelling' },
  { id: 'voice-over', label: 'Voice-over' },
  { id: 'vlog', label: 'Vlog' },
  other,
] as const;

export const cameraGear = [
  { id: 'smartphone', label: 'Smartphone' },
  { id: 'mirrorless-camera', label: 'Mirrorless camera' },
  { id: 'dslr-camera', label: 'DSLR camera' },
  { id: 'cinema-camera', label: 'Cinema camera' },
  { id: 'compact-camera', label: 'Compact camera' },
  { id: 'film-camera', label: 'Film camera' },
  { id: 'action-camera', label: 'Action camera' },
  { id: '360-camera', label: '360 camera' },
  { id: 'drone', label: 'Drone' },
  { id: 'gimbal', label: 'Gimbal' },
  { id: 'tripod', label: 'Tripod' },
  { id: 'external-microphone', label: 'External microphone' },
  { id: 'portable-lighting', label: 'Portable lighting' },
  other,
] as const;
