export const token = 'ghp_plantedPlantedPlantedPlantedPlanted0';
