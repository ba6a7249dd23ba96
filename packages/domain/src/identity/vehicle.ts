const STATE_PLATE = /^[A-Z]{2}\d{1,2}[A-Z]{0,3}\d{4}$/;
const BHARAT_PLATE = /^\d{2}BH\d{4}[A-Z]{1,2}$/;

export const readVehicle = (written: string): string | null => {
  const plate = written.replaceAll(/[\s-]/g, '').toUpperCase();
  return STATE_PLATE.test(plate) || BHARAT_PLATE.test(plate) ? plate : null;
};
